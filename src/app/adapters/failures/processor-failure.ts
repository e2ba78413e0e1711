/** The processor, or its script, said something that means nothing here, or went wrong. */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure'
}

/** What is said when the reply says no more. */
export const someError = 'Une erreur est survenue'
