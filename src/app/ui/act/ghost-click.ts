const kinds = ['mousedown', 'mouseup', 'click'] as const

/** After a touch that acted on pointerdown and removed its target, stops the mouse events that would hit what lay beneath. */
export function swallowGhostClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') release()
  }
  const release = () => kinds.forEach((kind) => window.removeEventListener(kind, swallow, { capture: true }))
  kinds.forEach((kind) => window.addEventListener(kind, swallow, { capture: true }))
  window.addEventListener('pointercancel', release, { once: true })
  window.addEventListener('pointerup', () => setTimeout(release, 350), { once: true })
}
