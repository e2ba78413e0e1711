import type { TextPage } from './pdf/pdf-question.ts'

/** Why a page is looked at: a sheet that is all picture may lie any way; between printed words only what is a picture is missing. */
export interface Look {
  readonly isUpright: boolean
}

/**
 * The pages whose pictures are worth the time: sheets with hardly a letter, and those with pictures between the words. Of many,
 * the first two and the last three: a slip's weight is on its first sheet or where its carried totals end (decision 035).
 */
export function pagesToLookAt(pages: readonly TextPage[]): ReadonlyMap<TextPage, Look> {
  const looks = pages.flatMap((page): [TextPage, Look][] => {
    const isText = letters(page) >= fewestLetters
    return isText && !page.hasPictures ? [] : [[page, { isUpright: isText }]]
  })
  return new Map(looks.length <= first + last ? looks : [...looks.slice(0, first), ...looks.slice(-last)])
}

function letters({ page }: TextPage): number {
  return page.words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
}

const fewestLetters = 20
const first = 2
const last = 3
