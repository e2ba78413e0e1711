/** The form's id: its buttons stand outside of it. */
export const orderFormId = 'commande'
