/** The public wording of section 9; what is charged is only what the price service answers (R2). */
export const startingPrice = '19,99\u00A0€'
