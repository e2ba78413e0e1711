import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Note } from '#ui/say/note.tsx'

describe('A word with a hyphen', () => {
  it.each([
    ['On te répond par e-mail.', 'On te répond par <span class="whole-words">e-mail</span>.'],
    ['Demain après-midi', 'Demain <span class="whole-words">après-midi</span>'],
    ['Après-midi 13h-17h', '<span class="whole-words">Après-midi</span> <span class="whole-words">13h-17h</span>'],
    ['Rien à faire', 'Rien à faire'],
  ])('stays on one line: « %s »', (words, drawn) => {
    expect(renderToStaticMarkup(createElement(Note, null, words))).toContain(`>${drawn}</p>`)
  })
})
