import { inject } from 'vitest'

const failure = inject('buildFailure')
if (failure) throw new Error(failure)
