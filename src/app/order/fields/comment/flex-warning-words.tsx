/** What Flex means beside a moment (section 8). */
export function FlexWarningWords() {
  return (
    <>
      <p>Tu as choisi Flex, mais ton commentaire mentionne une date ou une heure.</p>
      <p>Pour garantir la livraison à ce moment-là, choisis l’option Planifiée.</p>
      <p>Flex veut dire horaire souple : la livraison se fait dès que possible, sans engagement ferme.</p>
    </>
  )
}
