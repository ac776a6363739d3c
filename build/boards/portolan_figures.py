"""Figures that adorn the map of Marco Polo: mountains, a camel, a tent, a galley, a junk."""

from boards.curve import number

CAMEL = (
    '<path class="hide" d="M11 40C12 33 17 29 23 29 25 21 28 14 33 14 38 14 40 21 43 27 4'
    "6 21 48 13 53 13 58 13 60 22 63 29 67 31 71 36 75 36 79 35 79 26 80 18 81 11 84 8 88"
    " 8L87 3 91 8C97 9 102 13 103 17 102 20 96 20 91 19 90 27 90 38 85 46 82 51 77 55 71 "
    "55L71 67 73 82H67L66 68 63 57H60L59 68 60 82H54L54 58C47 59 39 58 32 55L32 62 29 69 "
    '31 82H25L24 69 22 60 19 66 20 82H14L13 66 15 56C11 52 10 46 11 40Z"/>'
    '<path class="stroke" d="M11 41C7 46 8 53 9 60M94 14h.5M98 18h4"/>'
    '<path class="cloth" d="M31 27C36 20 50 20 56 27L60 43C52 49 37 49 29 43Z"/>'
    '<path class="stroke" d="M30 39C38 45 51 45 59 39M33 33C40 38 49 38 56 33"/>'
    '<path class="stroke" d="M90 19C84 26 80 30 74 33"/>'
)
"""A Bactrian camel with its saddle-cloth."""

GALLEY = (
    '<path class="stroke" d="M-62 18l-14 20M-48 19l-14 20M-34 20l-14 20M-20 20L-34 40M-6 '
    '20L-20 40M8 20L-6 40M22 20L8 40M36 18L22 38"/>'
    '<path class="hull-wood" d="M-84 2c-8-6-10-14-6-22 6 4 8 8 9 14 20 6 60 8 110 4 18-2 '
    '34-6 54-10l4 3-24 10C52 14 40 22 20 24c-34 3-70 2-88-6-9-4-13-10-16-16z"/>'
    '<path class="stroke" d="M-82 5C-40 14 20 14 60 4"/>'
    '<path class="spar" d="M2 12V-84"/>'
    '<path class="spar" d="M-46-6L44-100"/>'
    '<path class="sail" d="M-45-7L43-99C52-60 44-24 26 0 4-14-22-14-45-7z"/>'
    '<path class="stripe-red" d="M-24-29C-2-34 14-28 32-12L40-34C24-48 10-52-3-51zM18-73c'
    '10 0 20 4 28 14 0-8-1-16-2-22-4-4-6-5-9-8z"/>'
    '<path class="pennon" d="M2-84l0-14c10-2 18 6 28 2-8 8-18 6-28 8z"/>'
    '<path class="castle" d="M-88-18h22v12h-18z"/>'
)
"""A galley of Venice under its lateen sail."""

JUNK = (
    '<path class="hull-wood" d="M-58-6l14 28c26 8 66 8 88 0L62-22H44L38-6c-26 8-62 8-84-4'
    'z"/>'
    '<path class="stroke" d="M-50 4c32 8 68 8 102-6"/>'
    '<circle class="sail" cx="-44" cy="2" r="4"/>'
    '<path class="spar" d="M-28-4v-58M8-2v-86M42-16v-44"/>'
    '<path class="mat" d="M-46-14c-4-18 0-36 10-48 10 4 18 10 22 18 0 12 0 22-4 32zM-14-8'
    "c-6-28-2-56 12-78 14 6 24 14 30 26 0 20-2 36-8 52zM34-20c-4-14-2-26 4-38 8 2 14 8 18"
    ' 14 0 10-2 18-6 26z"/>'
    '<path class="stroke" d="M-48-26l32 2M-47-38l32 4M-42-50l26 8M-16-24l38 2M-17-40l43 4'
    'M-14-56l42 6M-9-70l34 10M33-32l20 2M34-46l20 4"/>'
    '<path class="pennon" d="M8-88v-10l20 4-12 4z"/>'
)
"""A junk with three sails of matting."""

TENT = (
    '<path class="sail" d="M-18 0v-12h36V0z"/>'
    '<path class="felt" d="M-20-12c6-12 34-12 40 0z"/>'
    '<path class="dark" d="M-4 0v-9h8v9z"/>'
)
"""A tent of felt."""


def hill(width: float, height: float, tone: int) -> str:
    """A mountain, from the middle of its foot, in one of three tones."""
    foot, rise, crest, fall, half = map(
        number, (-width / 2, height * 0.45, width * 0.26, width * 0.36, width / 2)
    )
    top, low = number(height), number(height / 2)
    slope = (
        f"M{foot} 0c{number(width * 0.14)}-{rise} {crest}-{top} {half}-{top}"
        f"s{fall} {low} {half} {top}z"
    )
    return (
        f'<path class="hill tone-{tone}" d="{slope}"/>'
        f'<path class="stroke" d="M2-{number(height * 0.84)}c4 5 6 10 7 {number(height * 0.42)}"/>'
    )
