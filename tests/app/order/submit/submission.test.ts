import { describe, expect, it } from 'vitest'
import { submissionOf } from '#app/order/submit/submission.ts'

const newId = () => 'nouvelle'
const before = { id: 'ancienne', of: JSON.stringify({ poids: '-150' }) }

describe('The name of a submission', () => {
  it('stays while the order data are unchanged', () => {
    expect(submissionOf({ poids: '-150' }, before, newId)).toBe(before)
  })

  it('is new when the order data change', () => {
    expect(submissionOf({ poids: '151-300' }, before, newId).id).toBe('nouvelle')
  })

  it('is new for the first submission', () => {
    expect(submissionOf({ poids: '-150' }, null, newId).id).toBe('nouvelle')
  })
})
