import { givenSite } from './site.ts'

/** The public wording of section 9, or the least of the site's own tariff; what is charged is only what the price service answers (R2). */
export const startingPrice = givenSite().startingPrice ?? '19,99\u00A0€'
