import { Malformed, Refused } from '#adapters/failures/failures.ts'

/** What a slip that could not be sent says (section 8). */
export function uploadFailure(error: unknown): string {
  if (error instanceof Malformed) return "Erreur lors de l'upload du bordereau"
  if (!(error instanceof Refused)) return `${opening}Veuillez réessayer`
  const sentences = Object.values(error.refusal.errors).flat()
  return sentences.length > 0
    ? `Erreur: ${sentences.join(' ')}`
    : `${opening}${error.refusal.message ?? 'Veuillez réessayer'}`
}

const opening = "Erreur lors de l'upload: "
