import { describe, expect, it } from 'vitest'
import { slipProblem } from '#app/order/model/slip-problem.ts'
import { aSlip } from '../filled-values.ts'

describe('What is wrong with the slip of a form', () => {
  it("is that there is none: 'Le bordereau de livraison est obligatoire'", () => {
    expect(slipProblem({ file: null, refusal: null })).toBe('Le bordereau de livraison est obligatoire')
  })

  it('is why the last one was refused', () => {
    expect(slipProblem({ file: null, refusal: 'La taille du fichier ne doit pas dépasser 5 Mo' })).toBe(
      'La taille du fichier ne doit pas dépasser 5 Mo',
    )
  })

  it("is more than 5,000,000 bytes: 'Fichier trop volumineux (max 5 Mo)'", () => {
    expect(slipProblem({ file: aSlip(5_000_001), refusal: null })).toBe('Fichier trop volumineux (max 5 Mo)')
    expect(slipProblem({ file: aSlip(5_000_000), refusal: null })).toBeNull()
  })

  it("is another type: 'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG'", () => {
    expect(slipProblem({ file: aSlip(9, 'photo.heic', 'image/heic'), refusal: null })).toBe(
      'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
    )
  })
})
