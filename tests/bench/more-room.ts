import { rates, type Rate } from '#server/limits/rates.ts'

// Loaded into a server process before its own files: what a bench asks a thousand times of one supplier is not limited
// there.
const unlimited: Rate = { burst: 1e9, everyMs: 1 }
const unlimitedHere: Rate = { ...unlimited, local: true }
Object.assign(rates, { priceBySupplier: unlimitedHere, ordersBySupplier: unlimitedHere })
