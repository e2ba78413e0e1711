import { describe, expect, it } from 'vitest'
import { areTypedLines, isTypedLine, spelledOut, typedLine, typedLines } from '#rules/text/typed-text.ts'

const seen = ['Élise Martin', 'O’Brien & Fils', '06\u00A012\u00A034', '👷🏽‍♀️ chef de chantier', 'م', '']

describe('A line of text', () => {
  it.each(seen)('that is typed is left as it is: %j', (text) => {
    expect([isTypedLine(text), typedLine(text), spelledOut(text)]).toEqual([true, text, text])
  })

  it.each([
    ['a tab, pasted from a table', 'Dupont\tMarie', 'Dupont Marie', 'Dupont\\x09Marie'],
    ['ends of lines', 'Dupont\r\n\nTotal', 'Dupont Total', 'Dupont\\x0d\\x0a\\x0aTotal'],
    ['the ends of lines that nobody sees', 'a\u2028b\u2029c\u0085d', 'a b c d', 'a\\u2028b\\u2029c\\x85d'],
    [
      'marks of direction, as a telephone puts them around a number',
      '\u202A06 11\u202C\u2066 22\u2069',
      '06 11 22',
      '\\u202a06 11\\u202c\\u2066 22\\u2069',
    ],
    ['what a terminal obeys', 'a\u001B[1Ab\u0007\u009B2J\u007F', 'a[1Ab2J', 'a\\x1b[1Ab\\x07\\x9b2J\\x7f'],
    ['a NUL', 'a\u0000b', 'ab', 'a\\x00b'],
  ])('that holds %s is none, is made one, and is spelled out to a terminal', (_, text, made, spelled) => {
    expect([isTypedLine(text), typedLine(text), spelledOut(text), isTypedLine(made)]).toEqual([
      false,
      made,
      spelled,
      true,
    ])
  })
})

describe('Several lines of text', () => {
  it.each([...seen, 'Portail bleu\n\tcode 42\n'])('that are typed are left as they are: %j', (text) => {
    expect([areTypedLines(text), typedLines(text)]).toEqual([true, text])
  })

  it.each([
    ['Portail\r\nbleu\rvert', 'Portail\nbleu\nvert'],
    ['a\u2028b\u2029c', 'a\nb\nc'],
    ['\u202Ea\u001B]52;c;eA==\u0007', 'a]52;c;eA=='],
  ])('that hold more are made such: %j', (text, made) => {
    expect([areTypedLines(text), typedLines(text), areTypedLines(made)]).toEqual([false, made, true])
  })
})
