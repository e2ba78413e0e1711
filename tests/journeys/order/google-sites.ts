import type { GoogleSite } from '#tests/stand-ins/google-maps.ts'

/** Where the orders of the journeys are picked up, as Google knows it. */
export const tourrades: GoogleSite = {
  main: 'Zone Industrielle Les Tourrades',
  secondary: 'Cannes, France',
  formattedAddress: 'Zone Industrielle Les Tourrades, 06150 Cannes, France',
  parts: { route: 'Zone Industrielle Les Tourrades', locality: 'Cannes', postal_code: '06150' },
  types: ['route'],
  lat: 43.5512,
  lng: 6.9601,
}
