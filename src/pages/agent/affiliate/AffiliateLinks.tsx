import { useAtomValue, useSetAtom } from "jotai"
import { Users } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import {
  affiliateAtom,
  affiliateLinksAtom,
  createLinkForm,
  deleteLinkAtom,
  joinAffiliatesAtom,
} from "#atoms/agent/affiliateLinks.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import * as AffiliateLink from "#domain/agent/AffiliateLink.ts"
import * as Rebate from "#domain/agent/Rebate.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"
import { StatCard } from "#ui/records/StatCard.tsx"

import { scrollToAndFocus } from "#pages/form/scrollToAndFocus.ts"
import { useSentForm } from "#pages/form/useSentForm.ts"
import { RemoteFailure } from "#pages/view/QueryView.tsx"
import styles from "./AgentRegister.module.css"
import { Quotas } from "./Quotas.tsx"
import { RateFields } from "./RateFields.tsx"

const Join = () => {
  const { t } = useTranslation()
  const isBusy = useAtomValue(joinAffiliatesAtom.isRunningAtom)
  const join = useSetAtom(joinAffiliatesAtom)
  const refetchAffiliate = useSetAtom(affiliateAtom.refetchAtom)
  const refetchLinks = useSetAtom(affiliateLinksAtom.refetchAtom)
  const press = async () => {
    await join(undefined)
    refetchAffiliate()
    refetchLinks()
  }
  return (
    <>
      <p className={styles["lead"]}>{t("affiliate_join_hint")}</p>
      <Button variant="primary" wide busy={isBusy} onPress={() => void press()}>
        {t("affiliate_join")}
      </Button>
    </>
  )
}

const Create = ({ quotas }: { readonly quotas: ReadonlyArray<Rebate.Quota> }) => {
  const { t } = useTranslation()
  const form = useSentForm(createLinkForm, { initial: () => ({ title: "", rates: Rebate.least(quotas) }) })
  return (
    <form
      aria-label={t("create_link")}
      noValidate
      className={styles["card"]}
      onSubmit={form.onSubmit(form.send)}
    >
      <TextField
        ref={form.fieldRef("title")}
        required
        label={t("link_title")}
        error={form.errorOf("title")}
        autoComplete="off"
        maxLength={AffiliateLink.longestTitle}
        value={form.values.title}
        onChange={({ currentTarget }) => form.edit("title", currentTarget.value)}
      />
      <RateFields
        quotas={quotas}
        rates={form.values.rates}
        onChange={(rates) => form.change((before) => ({ ...before, rates }))}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("create_link")}
      </Button>
    </form>
  )
}

interface LinkProps {
  readonly link: AffiliateLink.AffiliateLink
  readonly onDelete: () => void
}

const Link = ({ link, onDelete }: LinkProps) => {
  const { t, i18n } = useTranslation()
  return (
    <StatCard
      title={link.title}
      caption={link.url}
      figures={[
        { label: t("link_visits"), value: link.visits },
        { label: t("link_registrations"), value: link.registrations },
        {
          label: t("link_created_on"),
          value: link.created > 0 ? dateTimeText(i18n.language, link.created) : "",
        },
      ]}
      actions={
        <Button size="small" variant="danger" onPress={onDelete}>
          {t("delete_link")}
        </Button>
      }
    />
  )
}

interface LinksProps {
  readonly links: ReadonlyArray<AffiliateLink.AffiliateLink>
  readonly onCreate: () => void
}

const Links = ({ links, onCreate }: LinksProps) => {
  const { t } = useTranslation()
  const [doomed, setDoomed] = useState<AffiliateLink.AffiliateLink>()
  const remove = useSetAtom(deleteLinkAtom)
  const refetch = useSetAtom(affiliateLinksAtom.refetchAtom)
  const confirm = async (urlId: string) => {
    setDoomed(undefined)
    await remove(urlId)
    refetch()
  }
  return (
    <>
      {links.length === 0 && (
        <EmptyState
          icon={Users}
          text={t("no_links")}
          action={<Button onPress={onCreate}>{t("create_link")}</Button>}
        />
      )}
      <ul aria-label={t("affiliate_links")}>
        {links.map((link) => (
          <li key={link.urlId} className={styles["link"]}>
            <Link link={link} onDelete={() => setDoomed(link)} />
          </li>
        ))}
      </ul>
      {doomed !== undefined && (
        <ConfirmDialog
          open
          danger
          text={t("delete_link_question", { title: doomed.title })}
          confirmLabel={t("delete_link")}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => void confirm(doomed.urlId)}
        />
      )}
    </>
  )
}

export const AffiliateLinks = () => {
  const { t } = useTranslation()
  const own = useAtomValue(affiliateAtom)
  const refetchAffiliate = useSetAtom(affiliateAtom.refetchAtom)
  const all = useAtomValue(affiliateLinksAtom)
  const refetchLinks = useSetAtom(affiliateLinksAtom.refetchAtom)
  const creating = useRef<HTMLDivElement>(null)
  const { formNumber } = useAtomValue(createLinkForm.formAtom)
  const [affiliate, links] = [valueOf(own), valueOf(all)]
  const failed = [own, all].find((each) => each._tag === "Failed")
  if (failed?._tag === "Failed" && (affiliate === undefined || links === undefined)) {
    const again = () => {
      refetchAffiliate()
      refetchLinks()
    }
    return <RemoteFailure remote={failed} failed="links_failed" onRetry={again} />
  }
  if (affiliate === undefined || links === undefined) return <PageSkeleton inPage shape="form" />
  if (affiliate.code === "") return <Join />
  return (
    <>
      <p className={styles["lead"]}>
        {t("affiliate_code")} <strong>{affiliate.code}</strong>
      </p>
      <div ref={creating} tabIndex={-1}>
        <Quotas>{(quotas) => <Create key={formNumber} quotas={quotas} />}</Quotas>
      </div>
      <Links links={links} onCreate={() => scrollToAndFocus(creating.current)} />
    </>
  )
}
