import { Copy, Share2 } from "lucide-react"
import { useAtomValue, useSetAtom } from "jotai"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"

import { copyAtom } from "#atoms/copying.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { offersReferralAtom, referralAtom, refetchReferralAtom } from "#atoms/promo/referral.ts"
import * as QrCode from "#domain/cashier/QrCode.ts"
import type { Referral } from "#domain/promo/Referral.ts"
import { failureLines } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { FailedState } from "#ui/state/FailedState.tsx"
import { share } from "#ui/basic/sharing.ts"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { QrPicture } from "#ui/media/QrPicture.tsx"

import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import styles from "./InvitePage.module.css"
import { Steps } from "./download/Steps.tsx"

interface InvitationProps extends Referral {
  readonly link: string
}

// A long link breaks before these characters instead of inside a word.
const partsOf = (link: string) => link.split(/(?=[/?=&])/)

const Invitation = ({ link, code, invited, terms }: InvitationProps) => {
  const { t } = useTranslation()
  const copy = useSetAtom(copyAtom)
  const shareOrCopy = async () => {
    if (!(await share({ title: t("affiliate"), url: link }))) copy(link)
  }
  return (
    <section className={styles["card"]} aria-label={t("invite_link")}>
      {terms !== undefined && <p className={styles["terms"]}>{terms}</p>}
      <dl className={styles["count"]}>
        <dt>{t("invited_friends")}</dt>
        <dd className={styles["number"]}>{invited}</dd>
      </dl>
      <h2 className={styles["label"]}>{t("invite_link")}</h2>
      <p className={styles["link"]}>
        {partsOf(link).map((part, index) => (
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </p>
      <p className={styles["code"]}>{t("invite_code", { code })}</p>
      <div className={styles["ways"]}>
        <Button variant="primary" wide icon={<Share2 />} onPress={() => void shareOrCopy()}>
          {t("share_link")}
        </Button>
        <Button wide icon={<Copy />} onPress={() => copy(link)}>
          {t("copy_link")}
        </Button>
      </div>
      {QrCode.isReadable(link) && (
        <div className={styles["qr"]}>
          <QrPicture label={t("invite_qr")} text={link} />
        </div>
      )}
    </section>
  )
}

const OwnLink = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(referralAtom)
  const refetch = useSetAtom(refetchReferralAtom)
  const own = valueOf(remote)
  if (own?.link !== undefined) return <Invitation {...own} link={own.link} />
  if (remote._tag === "Loading")
    return (
      <div role="status" className={styles["card"]}>
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
        <Skeleton className={styles["bone"]} />
      </div>
    )
  const lines =
    remote._tag === "Failed" ? failureLines(t, "invite_failed", remote.message) : { text: t("invite_failed") }
  return <FailedState {...lines} busy={isPending(remote)} onRetry={() => refetch()} />
}

export const InvitePage = () => {
  const { t } = useTranslation()
  const isOffered = useAtomValue(offersReferralAtom)
  if (!isOffered)
    return (
      <Page bottom={64}>
        <EmptyState title={t("affiliate")} text={t("coming_soon")} />
      </Page>
    )
  return (
    <Page bottom={64}>
      <p className={styles["lead"]}>{t("invite_lead")}</p>
      <RetryBoundary>
        <OwnLink />
      </RetryBoundary>
      <Steps
        title={t("invite_rules")}
        steps={[t("invite_rule_send"), t("invite_rule_register"), t("invite_rule_count")]}
      />
    </Page>
  )
}
