import type { SlipPage, SlipWord } from '#slip-reader/slip-page.ts'

/** A printed page together with the words that were recognised in its pictures; where both have a word, the printed one is sure. */
export function withRecognised(printed: SlipPage, recognised: SlipPage): SlipPage {
  const [across, down] = [printed.width / recognised.width, printed.height / recognised.height]
  const found = recognised.words.map((word) => ({
    ...word,
    x: word.x * across,
    y: word.y * down,
    width: word.width * across,
    height: word.height * down,
  }))
  return {
    ...printed,
    words: [...printed.words, ...found.filter((word) => !printed.words.some((other) => overlap(word, other)))],
  }
}

/** Whether the middle of either lies in the other. */
function overlap(a: SlipWord, b: SlipWord): boolean {
  return holdsMiddle(a, b) || holdsMiddle(b, a)
}

function holdsMiddle(outer: SlipWord, { x, y, width, height }: SlipWord): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return (
    middleX >= outer.x && middleX <= outer.x + outer.width && middleY >= outer.y && middleY <= outer.y + outer.height
  )
}
