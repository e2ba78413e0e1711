import { describe, expect, it } from 'vitest'
import { statusBadge } from '#rules/order/status-badge.ts'

const badges = [
  [1, 'En cours de livraison', 'primary'],
  [2, 'Livré', 'success'],
  [3, 'En cours de préparation', 'info'],
  [4, 'En cours de validation', 'warning'],
  [6, 'Annulé', 'danger'],
  [0, 'En attente', 'secondary'],
  [5, 'En attente', 'secondary'],
  [7, 'En attente', 'secondary'],
  [-1, 'En attente', 'secondary'],
  [null, 'En attente', 'secondary'],
] as const

describe('The badge of an order', () => {
  it.each(badges)('of status %s says « %s » in %s when nothing is known of its payment', (status, label, tone) => {
    expect(statusBadge(status, null)).toEqual({ label, tone })
  })

  it.each(badges)('of status %s, « %s », says Payé and stays %s when it is paid', (status, label, tone) => {
    expect(statusBadge(status, 1)).toEqual({ label: `${label} - Payé`, tone })
  })

  it.each(badges)('of status %s, « %s », says Non payé and warns when it is not paid', (status, label) => {
    expect(statusBadge(status, 0)).toEqual({ label: `${label} - Non payé`, tone: 'warning' })
  })

  it('adds nothing for another payment value', () => {
    expect(statusBadge(2, 9)).toEqual({ label: 'Livré', tone: 'success' })
  })
})
