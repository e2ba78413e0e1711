import * as v from 'valibot'
import { apiAddress } from './api-address.ts'

/** What the environment says of Google's Routes API: a key of the server's own, which GOOGLE_ROUTES_URL is told. */
export const googleVariables = {
  GOOGLE_ROUTES_KEY: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'une clé d’API de Google'))), null),
  GOOGLE_ROUTES_URL: apiAddress('https://routes.googleapis.com'),
}
