"""Sounds: each is rendered and measured; the page makes none until people turn them on."""

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.conftest import NewPage

SOUNDS = ("die", "wheel", "pawn", "coin", "horn", "thunder", "gavel", "arrival")
SHORT = 2.0
"""Seconds that a sound lasts at most."""

# Renders a sound; says how loud it gets, its energy, and when it was last heard, in seconds.
MEASURE = """
async ([name, volume]) => {
  const { play } = await import(new URL("app/base/synth.js", document.baseURI).href);
  const rate = 44100;
  const context = new OfflineAudioContext(1, 4 * rate, rate);
  play(context, name, volume);
  const samples = (await context.startRendering()).getChannelData(0);
  let [peak, energy, last] = [0, 0, 0];
  samples.forEach((sample, at) => {
    peak = Math.max(peak, Math.abs(sample));
    energy += sample * sample;
    if (Math.abs(sample) > 1e-4) last = at / rate;
  });
  return { peak, energy, last };
}
"""
# Notes every audio context that the page makes, and the loudness that the page gives to it.
NOTE_AUDIO = """
window.contexts = 0;
window.sources = 0;
window.AudioContext = class extends AudioContext {
  constructor(...how) {
    super(...how);
    window.contexts += 1;
  }
  createOscillator() {
    window.sources += 1;
    return super.createOscillator();
  }
};
"""


@pytest.fixture
def silent_page(new_plain_page: NewPage) -> Page:
    """A page of the site whose modules have their own names."""
    page: Page = new_plain_page()
    table_page.go(page, "./")
    return page


@pytest.mark.profile("kept")
@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_sounds_is_short_and_is_not_clipped(silent_page: Page, name: str) -> None:
    heard = silent_page.evaluate(MEASURE, [name, 1])
    assert 0.1 < heard["peak"] < 1, heard
    assert 0.05 < heard["last"] < SHORT, heard


@pytest.mark.profile("kept")
def test_the_synthesiser_has_these_sounds_and_no_others(silent_page: Page) -> None:
    names = silent_page.evaluate(
        'async () => (await import(new URL("app/base/synth.js", document.baseURI).href)).NAMES'
    )
    assert sorted(names) == sorted(SOUNDS)


@pytest.mark.profile("kept")
def test_volume_is_in_proportion_and_nothing_sounds_without_it(silent_page: Page) -> None:
    loud, half, off = (silent_page.evaluate(MEASURE, ["horn", volume]) for volume in (1, 0.5, 0))
    assert half["peak"] == pytest.approx(loud["peak"] / 2, rel=0.01)
    assert off == {"peak": 0, "energy": 0, "last": 0}


def test_the_page_is_silent_until_somebody_moves_the_slider(page: Page) -> None:
    page.add_init_script(NOTE_AUDIO)
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.goto("./?game=magot&start")
    expect(table_page.die(page)).to_be_enabled()
    table_page.throw(page)
    assert page.evaluate("contexts") == 0
    assert not any("synth" in url for url in requested)

    page.get_by_role("button", name="Menu").click()
    slider = page.get_by_role("slider", name="Son")
    expect(slider).to_have_attribute("aria-valuetext", "coupé")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "100\u00a0%")
    table_page.until(page, "window.sources > 0")
    assert page.evaluate("contexts") == 1

    page.keyboard.press("Escape")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("slider", name="Son")).to_have_value("100")
    page.get_by_role("slider", name="Son").press("Home")
    assert page.evaluate("contexts") == 0
