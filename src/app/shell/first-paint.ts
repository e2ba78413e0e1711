// What a screen is drawn as until it is there: the build leaves it in the document, as templates (`scripts/first-paint.ts`), so that it costs no script.

/** That of the screen at an address. The document of the development server has none. */
export function firstPaintOf(path: string): HTMLTemplateElement | undefined {
  const all = [...document.querySelectorAll<HTMLTemplateElement>('template[data-screen]')]
  return all.find(({ dataset: { screen = '', media = 'all' } }) => new RegExp(screen).test(path) && matchMedia(media).matches)
}

/** The main part of that screen. */
export function drawMain({ content }: HTMLTemplateElement): DocumentFragment {
  return document.importNode(content, true)
}

/** The whole of it, in its frame. */
export function drawWhole(screen: HTMLTemplateElement): DocumentFragment {
  const frame = drawMain(document.getElementById(`frame-${screen.dataset['frame']}`) as HTMLTemplateElement)
  frame.querySelector('slot')?.replaceWith(drawMain(screen))
  return frame
}
