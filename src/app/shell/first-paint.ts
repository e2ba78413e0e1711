// What a screen is drawn as until it is there: text in the document (`scripts/first-paint.ts`), so that it costs no
// script.

/** That of the screen at an address. The document of the development server has none. */
export function firstPaintOf(path: string): HTMLScriptElement | undefined {
  const all = [...document.querySelectorAll<HTMLScriptElement>('script[data-screen]')]
  return all.find(
    ({ dataset: { screen = '', media = 'all' } }) => new RegExp(screen).test(path) && matchMedia(media).matches,
  )
}

/** The main part of that screen. */
export function drawMain({ text }: HTMLScriptElement): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = text
  return template.content
}

/** The whole of it, in its frame. */
export function drawWhole(screen: HTMLScriptElement): DocumentFragment {
  const frame = drawMain(document.getElementById(`frame-${screen.dataset['frame']}`) as HTMLScriptElement)
  frame.querySelector('slot')?.replaceWith(drawMain(screen))
  return frame
}
