import { cardFollows } from '#app/paths.ts'

/** Where the last card was refused: its form is shown and has the focus, its first field where that is ours. */
export function focusCard(form: HTMLFormElement | null): void {
  if (form === null || location.hash !== cardFollows) return
  form.scrollIntoView({ block: 'start' })
  const first = form.querySelector<HTMLElement>('input:enabled') ?? form
  first.focus({ preventScroll: true })
}
