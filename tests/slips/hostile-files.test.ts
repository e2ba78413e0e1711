import { describe, expect, it } from 'vitest'
import { hostileFiles } from './hostile.ts'
import { hostileAnswers, isHarmless } from './hostile-answers.ts'

// How long they take, and for how long the process is silent meanwhile, is for `npm run bench -- slips` to say.
describe('A hostile file', () => {
  it(
    'gets no weight, takes no more memory than there is, and leaves the next slip to be read',
    { timeout: 1_800_000 },
    async () => {
      const answers = await hostileAnswers(await hostileFiles())
      expect(
        answers
          .filter((answer) => !isHarmless(answer))
          .map(
            ({ file, answer, peakMb, nextIsRead }) =>
              `${file.name}: ${answer}, ${Math.round(peakMb)} MB, the next one ${nextIsRead ? '' : 'not '}read`,
          ),
      ).toEqual([])
    },
  )
})
