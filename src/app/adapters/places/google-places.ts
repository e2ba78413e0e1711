/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { placeOfGoogle } from './google-place.ts'
import type { LatePlaces } from './preferred-places.ts'

/** Fetches Google's script for its `places` library. The key is checked against this site's origin alone. */
export async function loadGooglePlaces(key: string): Promise<LatePlaces> {
  setOptions({ key, v: 'weekly', language: 'fr', region: 'FR', authReferrerPolicy: 'origin' })
  return createGooglePlaces(await importLibrary('places'))
}

/** Google's suggestions in France and Monaco. One session token from the first letter to the pick, as Google counts. */
export function createGooglePlaces({
  AutocompleteSuggestion,
  AutocompleteSessionToken,
}: Pick<google.maps.PlacesLibrary, 'AutocompleteSuggestion' | 'AutocompleteSessionToken'>): LatePlaces {
  let session: google.maps.places.AutocompleteSessionToken | null = null

  const suggestionOf = (prediction: google.maps.places.PlacePrediction) => ({
    id: prediction.placeId,
    primary: prediction.mainText?.text ?? prediction.text.text,
    secondary: withoutFrance(prediction.secondaryText?.text ?? ''),
    label: withoutFrance(prediction.text.text),
    async locate() {
      session = null
      const { place } = await prediction
        .toPlace()
        .fetchFields({ fields: ['location', 'formattedAddress', 'addressComponents'] })
      return placeOfGoogle(place, prediction.types)
    },
  })
  return {
    async suggest(input) {
      session ??= new AutocompleteSessionToken()
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        includedRegionCodes: ['fr', 'mc'],
        language: 'fr',
        sessionToken: session,
      })
      return {
        items: suggestions.flatMap(({ placePrediction }) => (placePrediction ? suggestionOf(placePrediction) : [])),
        credit: 'Google Maps',
      }
    },
  }
}

function withoutFrance(text: string): string {
  return text.replace(/,?\s*France$/, '')
}
