import { company } from './company.ts'

/** The phone number as it is dialled from anywhere: '04 65 71 00 00' → '+33465710000'. */
export const dialled = `+33${company.phone.replaceAll(/\D/g, '').slice(1)}`
