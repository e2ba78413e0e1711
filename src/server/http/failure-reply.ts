import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FailureBody } from '#contract/wire/failure.ts'
import { FilesUnavailable } from '#server/adapters/files/files.ts'
import { ProcessorFailure } from '#server/adapters/payments/payments.ts'
import { isDatabaseAway, wasNeverAsked } from '#server/db/is-database-away.ts'
import { errorFields, type Log } from '#server/log/log.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Variables } from '#server/log/access-log.ts'
import type { RefusalKind, RefusalLog } from '#server/log/refusal-log.ts'

/**
 * The reply to a call that threw: the refusal's own French sentence, or one sentence for every fault, whose story goes
 * to the log only.
 */
export function failureReply(
  error: unknown,
  c: Context<Variables>,
  { log, refusals }: { readonly log: Log; readonly refusals: RefusalLog },
): Response {
  if (error instanceof HttpError) {
    noteRefusal(error, c, refusals)
    return refusedReply(error, c)
  }
  log.error({ ...errorFields(error), requestId: c.get('requestId'), route: c.get('route') }, 'unexpected error')
  return refusedReply(refusalOf(error, c.req.method), c)
}

/**
 * Of the refusals, those that tell an attack from a slip: who is not who he says, what is not his, what is too often or
 * too much (ASVS 16.3).
 */
function noteRefusal({ status, details }: HttpError, c: Context<Variables>, refusals: RefusalLog): void {
  const route = c.get('route')
  // At an address that there is, what is not found is somebody else's, or guessed.
  const kind = details.kind ?? (status === 404 && route !== '*' ? 'access' : kinds[status])
  if (kind !== undefined)
    refusals.note({
      kind,
      network: c.get('address'),
      account: c.get('account') ?? null,
      fields: { route, status, requestId: c.get('requestId') },
    })
}

const kinds: Readonly<Record<number, RefusalKind>> = {
  401: 'authentication',
  403: 'access',
  429: 'rate',
  503: 'overload',
}

function refusalOf(error: unknown, method: string): HttpError {
  if (error instanceof ProcessorFailure) return processorRefusals[error.kind]
  if (isDatabaseAway(error)) return method === 'GET' || wasNeverAsked(error) ? databaseAway : perhapsDone
  if (error instanceof FilesUnavailable) return filesUnavailable
  return new HttpError(500, 'Erreur serveur. Veuillez réessayer plus tard.')
}

/** A database comes back within seconds, after a restart as after a crowd. */
const databaseAway = new HttpError(503, 'Le service est momentanément indisponible. Réessaie dans un instant.', {
  headers: { 'Retry-After': '5' },
})

/** What may have been done is not asked for again by itself: with a moment to come back at, a page would. */
const perhapsDone = new HttpError(503, databaseAway.message)

const filesUnavailable = new HttpError(503, 'Le stockage des fichiers ne répond pas. Réessaie dans un instant.', {
  headers: { 'Retry-After': '30' },
})

/** Whether a card was charged is not known then: not a word of it. */
const processorRefusals = {
  unavailable: new HttpError(503, 'Le service de paiement ne répond pas. Réessaie dans un instant.'),
  refusing: new HttpError(502, 'Le service de paiement a refusé la demande. Réessaie plus tard, ou contacte-nous.'),
}

function refusedReply(
  { status, message, details: { errors, extra, headers } }: HttpError,
  c: Context<Variables>,
): Response {
  const body: FailureBody = { ...extra, success: false, message, ...(errors && { errors }) }
  return c.json(body, status as ContentfulStatusCode, headers)
}
