/**
 * Loads a form's script when the user reaches for it, once that is painted; at once when the address leads there. A
 * form sent meanwhile waits for it, or is sent by the browser, or says that it is lost.
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

/** Resolves when a finger, pointer or the keyboard reaches the element, or a message begun elsewhere arrives. */
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
