import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '#rules/text/common-password.ts'
import { commonPasswordWords } from '#rules/text/common-password-words.ts'
import { isStrongPassword } from '#rules/text/password.ts'

describe('A common password', () => {
  it.each([
    ['an English word with a digit and a sign', 'Password1!'],
    ['a row of keys', 'Azerty123!'],
    ['another row of keys', 'Qsdfgh13!'],
    ['a row of keys backwards', 'Ytreza2024!'],
    ['a city and its department', 'Marseille13!'],
    ['a word and a year', 'Soleil2024!'],
    ['digits and signs for letters', 'P@ssw0rd'],
    ['digits and signs for letters, at its ends too', '$0lei1!'],
    ['accents', 'Électricité06!'],
    ['digits and signs before it', '!2024Chocolat'],
    ['several words that make one', 'Mot-de-passe1!'],
    ['a digit for its last letter', 'Motdepass3!'],
    ['a word said twice', 'DoudouDoudou1!'],
    ['a run of digits with two letters', 'Aa123456!'],
    ['letters and digits by turns', 'A1z2e3r4!'],
    ['a first name', 'Camille-1998'],
    ['a word of the trade', 'Chantier2026*'],
    ['a long run of digits after it', 'Bonjour1234567!'],
  ])('is %s: %s', (_, password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    ['four words', 'Grue-jaune-sur-le-quai-7'],
    ['two words', 'Grue-jaune-42'],
    ['a word and digits that mean nothing', 'Soleil48291734!'],
    ['a word among other letters', 'xkSoleilqf7!'],
    ['a word and many signs', 'Soleil1!?%&'],
    ['letters by chance', 'hT7$kqPz2v'],
    ['a digit in the middle that stands for no letter', 'Cho9colat2!'],
    ['nothing', ''],
    ['no letter', '48!93;'],
  ])('is not %s: %s', (_, password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('is told apart though section 5 accepts it', () => {
    const accepted = ['Password1!', 'Azerty123!', 'Marseille13!', 'Soleil2024!'].filter(isStrongPassword)
    expect(accepted).toHaveLength(4)
    expect(accepted.filter(isCommonPassword)).toEqual(accepted)
  })

  it('is told within 5 ms, however long it is', () => {
    const long = ['a', '1', '!', 'azerty1!'].map((part) => part.repeat(200 / part.length))
    const start = process.cpuUsage()
    for (let round = 0; round < 100; round++) long.forEach(isCommonPassword)
    const { user } = process.cpuUsage(start)
    expect(user / 400).toBeLessThan(5000)
  })
})

describe('The words of common passwords', () => {
  it('are plain letters, each once', () => {
    expect([...commonPasswordWords].filter((word) => !/^[a-z]{4,16}$/.test(word))).toEqual([])
    expect(commonPasswordWords.size).toBe(1587)
  })
})
