import { describe, expect, it } from 'vitest'
import { uploadedFile } from '#contract/wire/uploaded-file.ts'
import { refusals } from '#tests/contract/refusals.ts'

describe('A file of a form', () => {
  it('is what browsers and Node call one', () => {
    expect(refusals(uploadedFile('Fichier illisible'), new File(['a'], 'a.pdf'))).toEqual({})
  })

  it.each([null, undefined, 'a.pdf', 5, {}, { name: 'a.pdf', size: 1 }])('is not %j', (value) => {
    expect(refusals(uploadedFile('Fichier illisible'), value)).toEqual({ '': 'Fichier illisible' })
  })

  it('is not a nameless blob', () => {
    expect(refusals(uploadedFile('Fichier illisible'), new Blob(['a']))).toEqual({ '': 'Fichier illisible' })
  })
})
