/// <reference types="google.maps" />

/** A place as Google knows it; `parts`: its address components by type. */
export interface GoogleSite {
  readonly main: string
  readonly secondary: string
  readonly formattedAddress: string | null
  readonly parts: Readonly<Record<string, string>>
  readonly types: readonly string[]
  readonly lat: number | null
  readonly lng: number
}

/**
 * Stands in for the `places` library of Google's script: any question finds all of the sites. Written to run in a page
 * as well: it needs nothing around it.
 */
export function googleLibrary(sites: readonly GoogleSite[]) {
  const asked: google.maps.places.AutocompleteRequest[] = []
  const fetched: string[][] = []
  class AutocompleteSessionToken {
    readonly opened = true
  }
  const placeOf = (site: GoogleSite) => ({
    location: site.lat === null ? null : { lat: () => site.lat, lng: () => site.lng },
    formattedAddress: site.formattedAddress,
    addressComponents: Object.entries(site.parts).map(([type, text]) => ({
      types: [type],
      longText: text,
      shortText: text,
    })),
  })
  const predictionOf = (site: GoogleSite, index: number) => ({
    placeId: `site-${index}`,
    mainText: { text: site.main },
    secondaryText: { text: site.secondary },
    text: { text: `${site.main}, ${site.secondary}` },
    types: site.types,
    toPlace: () => ({
      fetchFields: async ({ fields }: { fields: string[] }) => {
        fetched.push(fields)
        return { place: placeOf(site) }
      },
    }),
  })
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request: google.maps.places.AutocompleteRequest) {
      asked.push(request)
      return { suggestions: sites.map((site, index) => ({ placePrediction: predictionOf(site, index) })) }
    },
  }
  return {
    asked,
    fetched,
    library: { AutocompleteSuggestion, AutocompleteSessionToken } as unknown as google.maps.PlacesLibrary,
  }
}

/** The script at maps.googleapis.com/maps/api/js, with that library in it. */
export function googleScript(sites: readonly GoogleSite[]): string {
  return `const { library, asked } = (${googleLibrary.toString()})(${JSON.stringify(sites)});
google.maps.places = library;
google.maps.importLibrary = async () => library;
globalThis.askedOfGoogle = asked;
google.maps.__ib__();`
}
