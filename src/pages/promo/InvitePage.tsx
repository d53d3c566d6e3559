import { Copy, Share2 } from "lucide-react"
import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { copyAtom } from "#atoms/copying.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { offersReferralAtom, referralAtom } from "#atoms/referral.ts"
import * as QrCode from "#domain/QrCode.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { shareLink } from "#ui/basic/sharing.ts"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { QrPicture } from "#ui/media/QrPicture.tsx"

import styles from "./InvitePage.module.css"
import { Steps } from "./Steps.tsx"

interface InvitationProps {
  readonly link: string
  readonly code: string
  readonly invited: number
}

const Invitation = ({ link, code, invited }: InvitationProps) => {
  const { t } = useTranslation()
  const copy = useSetAtom(copyAtom)
  const share = async () => {
    if (!(await shareLink({ title: t("affiliate"), url: link }))) copy(link)
  }
  return (
    <section className={styles["card"]} aria-label={t("invite_link")}>
      <dl className={styles["count"]}>
        <dt>{t("invited_friends")}</dt>
        <dd className={styles["number"]}>{invited}</dd>
      </dl>
      <h2 className={styles["label"]}>{t("invite_link")}</h2>
      <p className={styles["link"]}>{link}</p>
      <p className={styles["code"]}>{t("invite_code", { code })}</p>
      <div className={styles["ways"]}>
        <Button variant="primary" wide icon={<Share2 />} onPress={() => void share()}>
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
  const ask = useSetAtom(referralAtom)
  const own = valueOf(remote)
  if (own?.link !== undefined) return <Invitation {...own} link={own.link} />
  if (remote._tag === "Loading")
    return (
      <div role="status" className={styles["card"]}>
        <Unseen>{t("loading")}</Unseen>
        <Skeleton className={styles["bone"]} />
      </div>
    )
  const reason = remote._tag === "Failed" ? ` ${t(remote.message.key, { ...remote.message.values })}` : ""
  return (
    <FailedState text={`${t("invite_failed")}${reason}`} busy={isPending(remote)} onRetry={() => ask()} />
  )
}

/** Where a member invites friends: the own link, ways to send it, what comes of it (decision 17). */
export const InvitePage = () => {
  const { t } = useTranslation()
  const isOffered = useAtomValue(offersReferralAtom)
  if (!isOffered)
    return (
      <main className={styles["page"]}>
        <EmptyState title={t("affiliate")} text={t("coming_soon")} />
      </main>
    )
  return (
    <main className={styles["page"]}>
      <p className={styles["lead"]}>{t("invite_lead")}</p>
      <OwnLink />
      <Steps
        title={t("invite_rules")}
        steps={[t("invite_rule_send"), t("invite_rule_register"), t("invite_rule_count")]}
      />
    </main>
  )
}
