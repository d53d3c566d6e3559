import { ListChecks } from "lucide-react"
import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"
import { LinkList } from "#ui/navigation/LinkList.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import styles from "./MemberCentre.module.css"

/** Assumed: the link is in the member centre of a merchant without missions. */
export const MyTasks = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <div className={styles["links"]}>
      <LinkList links={[{ label: t("my_tasks"), Icon: ListChecks, ...enter(paths.memberTasks) }]} />
    </div>
  )
}
