/** `burst` at once, then one more every `everyMs`. */
export interface Rate {
  readonly burst: number
  readonly everyMs: number
  /** Counted in each process only, and forgotten with it: for calls too frequent for a row each. */
  readonly local?: true
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How often each thing may be done. A supplier orders fourteen times a month, calculates some ten prices an order and
 * types several letters a second; behind one address there may be a whole company. Of guesses at a password or a code,
 * and of codes asked for, what strangers do counts against their network first, against the e-mail address much later,
 * and never against a device that signed in before. `first…`: of a network that got nothing wrong about this address
 * for ten days, its first guess, and of one that asked for no estimate for an hour, its first; these are counted apart
 * from what others do (decision 089).
 */
const ofOne = {
  contactByAddress: { burst: 10, everyMs: 5 * minuteMs },
  callsByMarks: { burst: 30, everyMs: 30 * secondMs, local: true },
  loginByAddress: { burst: 30, everyMs: 30 * secondMs },
  loginByEmailAndAddress: { burst: 10, everyMs: 20 * minuteMs },
  loginByEmail: { burst: 100, everyMs: dayMs / 200 },
  firstLoginByEmailAndAddress: { burst: 1, everyMs: 10 * dayMs },
  firstLoginByEmail: { burst: 1000, everyMs: dayMs / 200 },
  loginByMark: { burst: 20, everyMs: 5 * minuteMs },
  factorByAccountAndAddress: { burst: 10, everyMs: 20 * minuteMs },
  factorByAccount: { burst: 30, everyMs: 20 * minuteMs },
  factorByMark: { burst: 20, everyMs: 5 * minuteMs },
  factorByMember: { burst: 20, everyMs: 5 * minuteMs },
  resetByAddress: { burst: 10, everyMs: 2 * minuteMs },
  resetByEmailAndAddress: { burst: 3, everyMs: 20 * minuteMs },
  resetByMarks: { burst: 3, everyMs: 8 * hourMs },
  resetCodeByAddress: { burst: 20, everyMs: 30 * secondMs },
  resetCodeByEmail: { burst: 100, everyMs: dayMs / 15 },
  firstResetCodeByEmailAndAddress: { burst: 1, everyMs: 10 * dayMs },
  firstResetCodeByEmail: { burst: 200, everyMs: dayMs / 15 },
  resetCodeByMarks: { burst: 25, everyMs: dayMs / 15 },
  resetCodeOfLetter: { burst: 5, everyMs: hourMs },
  firstResetCodeOfLetter: { burst: 5, everyMs: hourMs },
  confirmationByEmailAndAddress: { burst: 3, everyMs: 8 * hourMs },
  confirmationByEmail: { burst: 10, everyMs: 8 * hourMs },
  confirmationByAccount: { burst: 10, everyMs: minuteMs },
  registerByAddress: { burst: 30, everyMs: 2 * minuteMs },
  profileByAccount: { burst: 30, everyMs: minuteMs },
  passwordByAccount: { burst: 10, everyMs: 5 * minuteMs },
  uploadBySupplier: { burst: 40, everyMs: 30 * secondMs },
  guestSlipByAddress: { burst: 2, everyMs: 12 * hourMs },
  readingBySupplier: { burst: 40, everyMs: 30 * secondMs },
  downloadBySupplier: { burst: 60, everyMs: 2 * secondMs, local: true },
  eventsByAccount: { burst: 60, everyMs: 2 * secondMs, local: true },
  orderBySupplier: { burst: 20, everyMs: minuteMs },
  paymentBySupplier: { burst: 30, everyMs: 5 * secondMs, local: true },
  confirmationBySupplier: { burst: 60, everyMs: 2 * secondMs, local: true },
  ordersBySupplier: { burst: 60, everyMs: 2 * secondMs, local: true },
  lastOrderBySupplier: { burst: 60, everyMs: 2 * secondMs, local: true },
  requestBySupplier: { burst: 20, everyMs: minuteMs },
  changeBySupplier: { burst: 30, everyMs: minuteMs },
  favouriteByAccount: { burst: 60, everyMs: 10 * secondMs },
  cardsByAccount: { burst: 60, everyMs: 10 * secondMs },
  letterChoiceByAccount: { burst: 60, everyMs: 10 * secondMs },
  organisationByAccount: { burst: 60, everyMs: 10 * secondMs },
  invitationByAccount: { burst: 20, everyMs: hourMs },
  pushByAccount: { burst: 60, everyMs: 10 * secondMs },
  exportByAccount: { burst: 5, everyMs: 5 * minuteMs },
  abandonmentByAddress: { burst: 60, everyMs: 30 * secondMs },
  durationBySupplier: { burst: 60, everyMs: 2 * secondMs, local: true },
  positionBySupplier: { burst: 20, everyMs: 10 * secondMs, local: true },
  priceBySupplier: { burst: 60, everyMs: 2 * secondMs, local: true },
  estimateByAddress: { burst: 30, everyMs: 10 * secondMs, local: true },
  firstEstimateByAddress: { burst: 1, everyMs: hourMs, local: true },
  firstEstimatesOfSite: { burst: 60, everyMs: secondMs, local: true },
  estimatesOfSite: { burst: 60, everyMs: secondMs, local: true },
  photoByMember: { burst: 60, everyMs: 5 * secondMs },
  changeByMember: { burst: 120, everyMs: secondMs },
  trackingByAddress: { burst: 60, everyMs: 2 * secondMs, local: true },
  payLinkByAddress: { burst: 60, everyMs: 2 * secondMs, local: true },
  paymentByLinkByAddress: { burst: 30, everyMs: 5 * secondMs, local: true },
  textRefusalByAddress: { burst: 20, everyMs: 30 * secondMs },
  recipientActByAddress: { burst: 30, everyMs: 30 * secondMs },
  recipientActByLink: { burst: 20, everyMs: 5 * minuteMs },
  wrongDigitsByLink: { burst: 5, everyMs: dayMs },
  placesByAddress: { burst: 60, everyMs: 100, local: true },
  companyByAddress: { burst: 10, everyMs: 30 * secondMs },
  cardByAddress: { burst: 120, everyMs: secondMs, local: true },
  forgedNoticeByAddress: { burst: 60, everyMs: 10 * secondMs, local: true },
} as const satisfies Record<string, Rate>

/** A rate of a network: the wider networks around it have one, too. */
export type NetworkRate = Extract<keyof typeof ofOne, `${string}Address`>
export type RateName = keyof typeof ofOne | `${NetworkRate}/56` | `${NetworkRate}/48`
export type Rates = Readonly<Record<RateName, Rate>>

/**
 * The wider networks of IPv6, and how many times as much as one /64 they may do together: whoever rents a /48 has
 * 65,536 of those.
 */
const widths = { 56: 2, 48: 4 } as const

/** Every rate there is. */
export const rates: Rates = { ...ofOne, ...wider(56), ...wider(48) }

function wider<Width extends keyof typeof widths>(width: Width) {
  const times = widths[width]
  const ofNetworks = Object.entries(ofOne).filter(([name]) => name.endsWith('Address')) as [NetworkRate, Rate][]
  const wide = ofNetworks.map(([name, rate]) => [
    `${name}/${width}`,
    { ...rate, burst: rate.burst * times, everyMs: rate.everyMs / times },
  ])
  return Object.fromEntries(wide) as Record<`${NetworkRate}/${Width}`, Rate>
}

/**
 * When a bucket is empty again, in milliseconds since 1970, that was seen to be empty at `kept`. One fuller than full
 * was filled by a clock that went wrong and was put right: it counts as empty.
 */
export function emptyAgainAt({ burst, everyMs }: Rate, kept: number | undefined, at: number): number {
  return kept === undefined || kept < at || kept > at + burst * everyMs + clockStepMs ? at : kept
}

/** The milliseconds until a bucket takes one more, 0 when it does now. */
export function waitMsOf(rate: Rate, kept: number | undefined, at: number): number {
  return Math.max(0, emptyAgainAt(rate, kept, at) - (rate.burst - 1) * rate.everyMs - at)
}

/** The clocks of two machines differ by less. */
export const clockStepMs = 3_600_000
