import type { Sleep } from '#state/sleep.ts'

/** A part of the app that could not be fetched, not even when it was asked for again. */
export class ChunkLost extends Error {
  override readonly name = 'ChunkLost'
}

/** Fetches a part of the app; asks twice more, after pauses, before it is lost. */
export async function loadChunk<T>(load: () => Promise<T>, sleep: Sleep, mend = mendStyles): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await load()
    } catch {
      await sleep(pauseMs)
      await mend()
    }
  }
  return load().catch((cause: unknown) => {
    throw new ChunkLost('a part of the app did not come', { cause })
  })
}

const pausesMs = [800, 2500]

/** Asks again for the style sheets that did not come: Vite asks once, and would show the screen without them. */
async function mendStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter((link) => !hasCome(link)).map(askAgain))
}

/** A sheet of ours that failed is there, and refuses to be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined
  } catch {
    return false
  }
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => resolve())
    link.replaceWith(again)
  })
}
