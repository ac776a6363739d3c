// Made by `make page-types` from the Python of the engine. Change it there.

/** What a seat received and paid during a game. */
export type Account = {
  seat: number;
  /** Receipts first, each kind by its sum, the greatest first. */
  lines: AccountLine[];
  /** What it gained and lost without paying; see `Telling.goods`. The message is `account-goods-<cause>`. */
  goods: AccountLine[];
  /** What the final figure is made of; see `Game.worth`. Empty before the end. */
  worth: Message[];
};

/** What a seat received, or paid, for one cause. */
export type AccountLine = {
  /** The reason of the payments, or the kind of their events; the message is `account-<cause>`. */
  cause: string;
  /** Whether the seat received it. */
  gain: boolean;
  /** How many payments these were. */
  times: number;
  /** Their sum. */
  amount: number;
};

/** Amounts from `min` to `max`, both included, in steps of `step`. */
export type AmountRange = {
  min: number;
  max: number;
  step: number;
};

/** The colour of a seat. Each colour has an emblem; colour-blind people can tell the colours apart. */
export type Colour = "red" | "blue" | "yellow" | "green" | "mauve" | "black";

/** How a game went. */
export type Course = {
  /** After how many entries `wealth` is told: from just before the first round to all, the landmarks' included. */
  moves: number[];
  /** After how many entries each round had begun. */
  rounds: number[];
  /** The wealth of each seat after each of these: as a spectator saw it then or, once the game has ended, as it was. */
  wealth: number[][];
  landmarks: Landmark[];
  accounts: Account[];
};

/** Something that a seat did. */
export type Deed = {
  /** Its place among all that happened, for several in one that of the last. */
  order: number;
  /** The event; of several in one, the last. The phrase is `since-<kind>`, if the game has it. */
  event: SeenEvent;
  /** What the die showed that brought it; None if the game tells it otherwise. */
  face: Json;
  /** The pieces that moved, if it is a movement. */
  pieces: string[];
  /** The sum of the amounts. */
  amount: number;
};

/** An error of the engine. The table is as it was before the call. */
export type EngineError = {
  /** The id of the sentence in the Fluent files. */
  id: string;
  /** The parameters of the sentence. */
  params: { [name: string]: Json };
  /** The id of the rule behind the message, or empty. */
  rule: string;
  /** The error as an English sentence. */
  text: string;
  /** If this is a bug and a game is open: what reproduces it. */
  report: Report | null;
};

/** A part of the log. */
export type Entries = {
  /** Entries without a gap, in order. */
  entries: SeenEntry[];
};

/** Actions that differ only in their last argument. */
export type Family = {
  verb: string;
  /** The arguments before the last one. */
  fixed: (number | string)[];
  /** What the last argument may be, if it is one of a list. */
  values: (number | string)[] | null;
  /** What the last argument may be, if it is an amount. */
  range: AmountRange | null;
};

/** What JSON can hold. */
export type Json = boolean | number | string | Json[] | { [name: string]: Json } | null;

/** A highlight of a game. */
export type Landmark = {
  /** The number of entries after which it has happened. */
  move: number;
  event: SeenEvent;
};

/** The link to a table. */
export type Link = {
  /** A fragment, which begins with `#`. */
  link: string;
};

/** A message as JSON. */
export type Message = {
  /** The id of the sentence in the Fluent files. */
  id: string;
  /** The parameters of the sentence. */
  params: { [name: string]: Json };
  /** The id of the rule behind the message, or empty. */
  rule: string;
};

/** What is known of a game without its rules, as JSON. */
export type Meta = {
  id: string;
  title: string;
  seats: SeatRange;
  /** The usual length of a game. */
  minutes: number;
  /** The version of the rules. */
  rules: number;
  /** Whether seats see different things. */
  secrets: boolean;
  /** Every action and outcome with the kinds of its arguments. */
  verbs: { [name: string]: string[] };
  /** The kinds of the events that are highlights of a game. */
  landmarks: string[];
  options: Option[];
};

/** An option of a game as JSON. */
export type Option = {
  name: string;
  kind: OptionKind;
  default: OptionValue;
  /** The id of the rule that leaves it open. */
  rule: string;
  /** The lowest value of an `int`. */
  min?: number;
  /** The highest value of an `int`. */
  max?: number;
  /** The steps from the lowest value of an `int` to the highest. */
  step?: number;
  /** The lowest value of a limit that a set-up offers above `min`, which stands for none. */
  least?: number;
  /** The values of a `choice`. */
  choices?: string[];
};

/** What the value of an option may be: true or false, a whole number, or one of several words. */
export type OptionKind = "bool" | "int" | "choice";

/** The value of an option of a table. */
export type OptionValue = boolean | number | string;

/** Something that chance may bring. */
export type Outcome = {
  action: string;
  weight: number;
};

/** What others cost or brought a seat, or threaten to. */
export type OwnNews = {
  /** The id of the sentence in the game's Fluent files. */
  id: string;
  /** The parameters of the sentence. */
  params: { [name: string]: Json };
  /** The event that it tells, whose own sentence serves as well; `null` for a sum of payments, or an alarm. */
  event: SeenEvent | null;
  /** Whether it cost the seat something, or may do so. */
  loss: boolean;
};

/** A piece on the board. */
export type PieceView = {
  id: string;
  kind: string;
  /** The owner, if it has one. */
  seat: number | null;
  /** The id of a place of the board. */
  place: string;
  /** How much the piece stands for; the page writes the number on it. */
  count?: number;
  /** The id of the piece that carries it. */
  on?: string;
};

/** The cheapest whole way to a place, in this turn and later ones; see `plan`. */
export type Plan = {
  target: string;
  /** The piece that is to arrive. */
  piece: string;
  /** The piece that brings it; empty for none. */
  carrier: string;
  /** What can be done now, in order; each is legal after the ones before it. */
  actions: string[];
  /** What is left for later turns. */
  rest: string[];
  /** The points of the whole way. */
  cost: number;
  /** The points left after `actions`. */
  left: number;
  /** What the last of `actions` brings about before the way can go on, such as a fight. */
  stop: Message | null;
  /** What the way puts at risk, such as a country that its last jeep leaves. */
  risk: Message | null;
  /** Why `rest` cannot go on now, or not begin, where it is not plain that points are missing. */
  why: Message | null;
  /** What people should know of where the way ends, such as that it is beside the place they named. */
  note: Message | null;
};

/** A way to a place of the board; `null` if there is none. */
export type Planned = {
  plan: Plan | null;
  /** Why there is no way; `null` if there is one, or if no reason is known. */
  why: Message | null;
};

/** An action that a search thinks much of. */
export type Prospect = {
  action: string;
  /** The expected share of the win, from 0 to 1; 0 if the action was not tried. */
  share: number;
  /** The iterations that have tried it. */
  visits: number;
  /** Whether the game's rule of thumb, by which the level Mousse plays, says the same. */
  thumb: boolean;
  /** What speaks for it, in a word; a `place` is framed on the board. */
  reason: Message | null;
};

/** The question to the actor, or to the seat that holds the die. */
export type Question = {
  /** The id of the sentence in the Fluent files. */
  id: string;
  /** The parameters of the sentence. */
  params: { [name: string]: Json };
  /** The id of the rule that governs the present phase. */
  rule: string;
};

/** What the others did since a seat's last action. */
export type Recap = {
  /** The first entry that it tells. */
  since: number;
  /** The entry after the last. */
  until: number;
  /** Whether it cost the seat something. */
  loud: boolean;
  /** What it cost or brought the seat. */
  own: OwnNews[];
  /** The seats that did something, in the order of play. */
  seats: SeatNews[];
  /** The seat that did the most important of it; None if nobody did anything. */
  headline: number | null;
  /** What moved, in order. */
  shifts: Shift[];
  /** What the seat's own last throw has moved: the others went on at once, or fast play made it. */
  own_shifts: Shift[];
};

/** How much of a record has been replayed. */
export type Replayed = {
  /** The number of entries that have been replayed. */
  replayed: number;
  /** The number of entries of the record. */
  entries: number;
};

/** What reproduces a bug: the game, the request, and what went wrong. */
export type Report = {
  /** The version of this layout. */
  report: number;
  /** The program that wrote the report, with its version. */
  app: string;
  /** The call of `Door` that failed. */
  call: string;
  /** The JSON text that the call was given. */
  request: string;
  trace: string;
  /** The game before the call. */
  save: Save;
};

/** How the game ended. */
export type ResultView = {
  /** The rank of each seat, 1 the best; equal seats share a rank. */
  ranking: number[];
  /** Why the game ended: the sentence is `reason-<reason>`. */
  reason: string;
  /** The id of the rule that ended it. */
  rule: string;
};

/** A save: a game as a log that can be replayed. */
export type Save = {
  /** The version of this layout. */
  format: number;
  game: string;
  /** The version of the game's rules. */
  rules: number;
  options: { [name: string]: OptionValue };
  /** Whether anything may be undone. */
  practice: boolean;
  /** Whether the players roll their own dice. */
  real_dice: boolean;
  seats: Seat[];
  /** The texts of all decisions and outcomes. */
  log: string[];
  /** The digest of the state after the last entry. */
  digest: string;
  /** The program that wrote the save, with its version. */
  app: string;
};

/** A seat of a table as JSON. */
export type Seat = {
  name: string;
  colour: Colour;
  /** `human`, or the id of a bot. */
  player: string;
};

/** What a seat did while another one waited. */
export type SeatNews = {
  seat: number;
  /** The most important, in that order; none if it had a turn in which nothing happened. */
  deeds: Deed[];
  /** The number of further deeds. */
  more: number;
};

/** How many can play a game. */
export type SeatRange = {
  min: number;
  max: number;
  /** How many seats a table has that nobody has set up: the fewest of the source. */
  usual: number;
  /** The numbers of seats that are a house rule, each with the id of that rule. */
  house: { [name: string]: string };
};

/** What everybody sees of a seat. */
export type SeatView = {
  seat: number;
  /** What the final count would be now, of what this view shows; for the curve at the end. */
  wealth: number;
  /** The seat's public numbers by name, such as `points`, `cash` or `cards`. */
  counters: { [name: string]: number };
  /** Whether the seat has been eliminated. */
  out: boolean;
};

/** What the seat that decides sees. */
export type Seen = {
  /** All that a search for this decision needs to know. */
  view: View;
};

/** An entry of the log as one seat sees it. */
export type SeenEntry = {
  /** Its place in the log, from 0. */
  index: number;
  /** A seat, or -1 for chance. */
  actor: number;
  /** The seat that held the die. */
  roller: number | null;
  /** `null` if the text of the action would tell a secret. */
  action: string | null;
  events: SeenEvent[];
};

/** An event as one seat sees it. */
export type SeenEvent = {
  /** The sentence is `event-<kind>`, or `event-<kind>-hidden` if the event is hidden. */
  kind: string;
  /** The id of the rule that it comes from. */
  rule: string;
  params: { [name: string]: Json };
  /** Whether other seats see more of it. */
  hidden: boolean;
};

/** A movement on the board. */
export type Shift = {
  /** The seat that made it, or whose piece another one sent away. */
  seat: number;
  piece: string;
  /** The places, in order; only one for a piece that was put down. */
  stops: string[];
  /** Those places at which it came to rest, the last one included; a piece may move several times. */
  rests: string[];
};

/** A table as one seat, or a spectator, sees it. */
export type Snapshot = {
  game: string;
  /** The version of the game's rules. */
  rules: number;
  seats: Seat[];
  options: { [name: string]: OptionValue };
  /** Whether anything may be undone. */
  practice: boolean;
  /** Whether the players roll their own dice. */
  real_dice: boolean;
  /** Whether people can only look at the game, because its save is damaged. */
  read_only: boolean;
  /** What is wrong with a game that is read-only. */
  warning: Message | null;
  /** The number of entries in the log. */
  length: number;
  /** The number of entries after which the view stands. */
  move: number;
  view: View;
  /** The legal actions, if the actor sees this; for everybody if the game has no secrets. */
  choices: Family[] | null;
  /** The possible outcomes of chance, if people enter what their own dice show. */
  outcomes: Outcome[] | null;
  /** Whether the last decision can be undone. */
  undo: boolean;
  /** What lets the turn pass with nothing done, if the only person still in the game is asked. */
  idle: string | null;
  /** The first event of `entries` that players want to know of who let their turns pass. */
  matter: SeenEvent | null;
  /** The log from the entry on that the request asks for, but only its newest entries if these are many. */
  entries: SeenEntry[];
  /** The save of the game; if the game is read-only, the save as it was read. */
  save: Save;
};

/** How far a search is. */
export type Thought = {
  iterations: number;
  /** Whether only one action is worth a thought, from the start or by now: there is nothing to search for. */
  forced: boolean;
  /** The best actions so far, at least one: first the one to take, then the others by their shares. */
  prospects: Prospect[];
  /** Why even the best of them promises little; None if it promises enough, or nobody can tell. */
  plight: Message | null;
};

/** A move that changed who would win. */
export type TurningPoint = {
  /** The move. */
  entry: SeenEntry;
  /** What it was: a throw of a die, something else that chance brought, a choice, or one that shows its effect later. */
  how: "throw" | "draw" | "choice" | "lingering";
  /** What it did and, after a choice, what was drawn because of it: the card that was bought. */
  events: SeenEvent[];
  /** The seat whose share of the win it changed most. */
  seat: number;
  /** That share before the move, from 0 to 1. */
  before: number;
  after: number;
};

/** The moves that changed most who would win, in their order. */
export type TurningPoints = {
  /** `null` as long as they are being found: the same call goes on. */
  points: TurningPoint[] | null;
};

/** A record is not open yet; the call `go_on` continues. */
export type Underway = {
  underway: Replayed;
};

/** A state as one seat, or a spectator, sees it. */
export type View = {
  game: string;
  /** The version of the rules that the game is played by. */
  rules: number;
  /** `null` for a spectator, who sees only what is public. */
  seat: number | null;
  /** A seat, -1 for chance, `null` when the game is over. */
  actor: number | null;
  /** The seat that holds the die while chance is to move. */
  roller: number | null;
  phase: string;
  round: number;
  seats: SeatView[];
  /** Numbers of the whole table by name. */
  counters: { [name: string]: number };
  /** Each piece lies on top of the ones before it. */
  pieces: PieceView[];
  question: Question | null;
  result: ResultView | null;
  options: { [name: string]: OptionValue };
  /** The game's own part that everybody sees; the game declares its type. */
  public: { [name: string]: Json };
  /** The secrets of the seat; the game declares their type. */
  own: { [name: string]: Json };
};

/** The calls of the engine by name, with their answers. */
export type Calls = {
  /** Begin `{game, seats: [{name, colour, player}], options, practice, real_dice, guide, ahead}`. */
  new_table: Snapshot;
  /** Open the record `{save}`, an object or the text of a file; it may follow a `{guide}`. */
  load: Snapshot | Underway;
  /** Open `{link}`, the fragment of an address or a whole address; may need `go_on`. */
  open_link: Snapshot | Underway;
  /** Continue to open the record that the last call left underway. */
  go_on: Snapshot | Underway;
  /** Do `{action}` for the actor; in a game with secrets, `seat` must be the actor. */
  play: Snapshot;
  /** Let the table's dice decide. */
  roll: Snapshot;
  /** Take over `{action}`, an outcome of the players' own dice. */
  enter: Snapshot;
  /** Let the bot whose turn it is decide, or roll the die that it holds. */
  bot: Snapshot;
  /** What the seat that decides sees, to search for its decision elsewhere. */
  seen: Seen;
  /** Take the last decision back, or all of one seat's since `{to}` entries, as far as that is allowed. */
  undo: Snapshot;
  /** Play on from after `{move}` entries, as a new game; the record of a read-only one stays. */
  branch: Snapshot;
  /** The table as it is, or was after `{move}` entries; changes nothing. */
  look: Snapshot;
  /** The entries before `{until}`, as many as one answer may hold: snapshots have the newest. */
  entries: Entries;
  /** How the game went. */
  course: Course;
  /** The moves that changed most who would win; a game that goes on has none yet. */
  turning_points: TurningPoints;
  /** The link to the table as it stands. */
  link: Link;
  /** The cheapest way to `{target}`, for `{piece}` or by the actions `{way}` if given. */
  plan: Planned;
  /** What the others did since the last action of the seat `{of}`. */
  recap: Recap;
};

/** The calls of the worker that thinks, with their answers. */
export type ThoughtCalls = {
  /** Begin to think about the decision in `{view}`, with the random numbers of `{seed}`. */
  think: Thought;
  /** Think for `{milliseconds}` more, or a little longer; less if nothing is left to find. */
  think_on: Thought;
};
