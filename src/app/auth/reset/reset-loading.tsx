import { paths } from '#app/paths.ts'
import { Card } from '#ui/frame/card.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import '../auth.css'

/** The steps of a new password until they are there. */
export function ResetLoading({ title }: { readonly title: string }) {
  return (
    <Page
      title={title}
      width="narrow"
      lead={<Skeleton lines={2} label="Chargement de la page" />}
      back={
        <a href={paths.login} className={textLinkClass('back')}>
          Se connecter
        </a>
      }
    >
      <Card>
        <Skeleton shape="field" />
        <Skeleton shape="control" />
        <Skeleton lines={1} />
      </Card>
    </Page>
  )
}
