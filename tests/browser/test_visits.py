"""The eyes of the browser tests: what goes wrong on a page does not stay unseen."""

import pytest

from browser.visits import Visits, axe

ICON = "favicon"
"""What a browser asks for at a page that is none of the client's, such as /healthz."""
WRONG = {
    "an error in the console": ("console.error('spilt')", "spilt"),
    "an error that nobody catches": (
        "new Promise((done) => setTimeout(() => { setTimeout(done); throw new Error('broken') }))",
        "broken",
    ),
    "a promise that nobody keeps": ("void Promise.reject(new Error('forgotten'))", "forgotten"),
    "something that is not there": ("fetch('/api/nothing').then(() => 0)", "404"),
    "a style that the policy forbids": (
        "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">red</p>')",
        "Content Security Policy",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_goes_wrong_on_a_page_is_heard(visitor: Visits, what: str) -> None:
    script, told = WRONG[what]
    page = visitor(forgiven=(told, ICON))
    page.goto("/healthz")
    page.evaluate(script)
    unforgiven = visitor.listen()
    assert any(told in complaint for complaint in visitor.complaints)
    assert not any(told in complaint for complaint in unforgiven)


def test_axe_names_what_it_finds(visitor: Visits) -> None:
    page = visitor(forgiven=(ICON,))
    page.goto("/healthz")
    page.evaluate("document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="Buttons must have discernible text"):
        axe(page)
