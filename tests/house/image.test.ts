import { readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'

describe('The image', () => {
  it('is built by a Dockerfile without a fault', () => {
    expect(validate(readFileSync('Dockerfile', 'utf8'))).toEqual([])
    expect(validate('FROM node:24-slim\nHEALTHCHECK --interval=30 CMD ["true"]')).not.toEqual([])
  })
})
