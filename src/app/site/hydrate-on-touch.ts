/**
 * Brings the script of a form when the user reaches for the form, once what they did is painted; at once when the address leads into the page. A form that is sent meanwhile waits
 * for the script, which judges it; should the script not come, the browser sends it. One that no browser sends anywhere says that it is lost, and waits to be reached for again.
 */
export function hydrateOnTouch(form: HTMLFormElement, bring: () => Promise<unknown>, reach = reached(form)): void {
  const brought = reach.then(idle).then(bring)
  const wait = (event: SubmitEvent) => {
    event.preventDefault()
    brought.then(
      () => form.requestSubmit(),
      () => form.submit(),
    )
  }
  const letGo = (isLost: boolean) => {
    form.removeEventListener('submit', wait)
    form.toggleAttribute('data-lost', isLost)
    if (isLost && form.method === 'dialog') hydrateOnTouch(form, bring, touched(form))
  }
  form.addEventListener('submit', wait)
  brought.then(
    () => letGo(false),
    () => letGo(true),
  )
}

/** Resolves when a finger, a pointer or the keyboard comes to the element, or the user was sent here with a message begun elsewhere. */
function reached(element: HTMLElement): Promise<unknown> {
  return element.matches(':focus-within') || location.hash ? Promise.resolve() : touched(element)
}

function touched(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of ['pointerover', 'pointerdown', 'focusin', 'submit'])
      element.addEventListener(sign, resolve, { once: true, passive: true })
  })
}

/** Safari has no idle callback; its next turn will do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    ((window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback)(resolve, { timeout: 500 }),
  )
}
