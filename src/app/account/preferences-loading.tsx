import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { paths } from '#app/paths.ts'

/** /preferences until it is there. */
export function PreferencesLoading() {
  return (
    <Page
      title="Mes préférences"
      width="narrow"
      back={
        <a href={paths.account} className={textLinkClass('back')}>
          Mon compte
        </a>
      }
    >
      <Card>
        <Skeleton shape="field" />
        <Skeleton lines={3} />
      </Card>
      <Card title="Par e-mail">
        <Skeleton lines={13} />
      </Card>
    </Page>
  )
}
