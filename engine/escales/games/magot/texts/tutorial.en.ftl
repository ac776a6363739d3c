# A round of Le Magot
lesson-first = One round, from the stake to the magot
lesson-first-about = Choose a Start, get in the opponent’s way, count, and take the magot.
lesson-first-goal = Each player stakes 50 points; together they are the magot. The first pawn that lands exactly on its Finish takes it. A game has several rounds; in the end, the richest player wins.
lesson-first-open = First throw the die: the greatest result begins.
lesson-first-start = A +10 against a +4: you begin. Your pawn sets out from any square you like: your Start, marked S. From the first and the last row some throws are lost, but there a pawn falls back on its Start less often: the hint prefers them. To learn, choose square 27.
lesson-first-yours = Blue starts from 32, and Blue has chosen your Finish, marked F: square 49. The die shows +10, +7, +4, −3, −8 and −10. From 27 to 49 it is 22 steps: four throws at least.
lesson-first-nasty = Now you choose Blue’s Finish. Make it hard! Square 23 is 9 steps behind Blue’s Start, but no face says −9: it will take three throws at least. Choose 23.
lesson-first-throw = A plus on the die is added, a minus is taken away. Throw it.
lesson-first-moved = 27 and 4 make 31: there your pawn stands. You have 18 steps to go. Blue throws now.
lesson-first-again = Blue throws a +4 too, and goes from 32 to 36. Your throw.
lesson-first-finish = 31 minus 8 makes 23: Blue’s Finish! If you land on somebody else’s Finish, you pay them 20 points and return to where you were. You are back on 31. Blue’s turn.
lesson-first-near = Blue has thrown a −8 and stands on 28, three squares behind you. A −3 would take you there. Throw.
lesson-first-send = A −3! Blue pays you 10 points, and you send Blue’s pawn to 6 or to 63, marked with a minus. From 6, two throws can take it to 23; from 63 it needs four. Choose 63.
lesson-first-edge = From the edge you leave only by a throw that stays on the board as a whole. From 63, a +7 or a +10 would go beyond it. Blue’s throw.
lesson-first-stuck = A +10: there is nothing after square 69, so Blue waits. You are on 28. A +4 would take you to Blue’s Start, on 32, and that would pay. Throw.
lesson-first-second = You are on Blue’s Start: Blue pays you 30 points, and you throw again at once.
lesson-first-count = 32 and 10 make 42. Only 7 steps to 49: next time, a +7 will do. Blue’s turn.
lesson-first-last = Blue is on 55, far from home. Your turn: you need a +7. Throw.
lesson-first-won = 42 and 7 make 49, your Finish: the magot’s 100 points are yours! You must land on it exactly; going past it does not count.
lesson-first-own = You have been spared one accident. If the die takes you back to your own Start, you pay 50 points to every opponent, and then you throw again.
lesson-first-end = You know all you need. A whole game has several rounds, with new places each time; your first game has just one. With three or four players, everyone sets the Finish of the player before them, and pawns meet more often.

# The first turns
first-draw = Throwing costs nothing: the highest number begins the round, and +10 is the best. Your points are your share of the notes in the box: everybody has as many.
first-depart = Choosing costs nothing. From squares 10 to 59 every throw can be played; from the first and the last row some are lost, but there your pawn comes back to its Start less often. An opponent who lands on your Start takes 30 points from you; if you land on it yourself, you pay each opponent 50.
first-arrivee = This is the square that this opponent has to hit: put it where no single throw leads. The faces are +10, +7, +4, −3, −8 and −10. If you land on it yourself, you pay them 20 points and go back.
first-roll = The move must be played. Right on your Finish (F), the magot of { $pot } points is yours. An opponent’s pawn brings you 10 points, an opponent’s Start (S) 30; an opponent’s Finish costs you 20. “Roll for me until the next choice” plays on until there is something to decide, or somebody wins.
first-send = Its owner has paid you 10 points. Count from where it needs more throws to reach its Finish (F); from 6 as from 63 some throws cannot be played.

# The signs of the board
sign-pawn = A pawn, in its player’s colour
sign-depart = A Start, marked S: the square from which the pawn of this colour sets out
sign-arrivee = A Finish, marked F: the square that the pawn of this colour has to hit
sign-penalty = Squares 6 and 63: pawns are sent there, and no Start or Finish goes there
sign-win = Where a throw leads, if you ask for it: here a +7 wins the magot
sign-gain = This throw brings you points: an opponent’s pawn or Start is there
sign-loss = This throw costs you points in all: your own Start is there
sign-back = This throw costs you points and takes you back: an opponent’s Finish is there
