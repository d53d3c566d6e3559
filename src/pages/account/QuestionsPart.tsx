import { useAtomValue, useSetAtom } from "jotai"
import { CircleHelp } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"

import {
  availableSecurityQuestionsAtom,
  answeredSecurityQuestionsAtom,
  questionsForm,
} from "#atoms/account/security.ts"
import * as Security from "#domain/account/Security.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import styles from "./Security.module.css"
import { useSecurityForm } from "./useSecurityForm.ts"

const QuestionForm = ({ offered }: { readonly offered: ReadonlyArray<Security.Question> }) => {
  const { t } = useTranslation()
  const form = useSecurityForm(questionsForm, () => Security.unanswered(offered))
  const answers = form.values
  const edit = (index: number, change: Partial<Security.Answered>, field: string) => {
    form.change((before) => before.map((each, place) => (place === index ? { ...each, ...change } : each)))
    form.edited(field)
  }
  return (
    <form aria-label={t("security_questions")} noValidate onSubmit={form.onSubmit(form.send)}>
      <p className={styles["lead"]}>{t("answers_hint")}</p>
      {answers.map(({ questionId, answer }, index) => {
        const [question, reply] = [Security.questionField(index), Security.answerField(index)]
        return (
          <div key={question}>
            <Select
              ref={form.fieldRef(question)}
              label={t("question_number", { number: index + 1 })}
              required
              placeholder={t("choose_question")}
              error={form.errorOf(question)}
              options={Security.choicesAt(offered, answers, index).map((each) => ({
                value: each.questionId,
                label: each.question,
              }))}
              value={questionId}
              onChange={({ currentTarget }) => edit(index, { questionId: currentTarget.value }, question)}
            />
            <TextField
              ref={form.fieldRef(reply)}
              label={t("answer_number", { number: index + 1 })}
              required
              autoComplete="off"
              error={form.errorOf(reply)}
              value={answer}
              onChange={({ currentTarget }) => edit(index, { answer: currentTarget.value }, reply)}
            />
          </div>
        )
      })}
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("submit_form")}
      </Button>
    </form>
  )
}

const Offer = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(availableSecurityQuestionsAtom)
  const refetch = useSetAtom(availableSecurityQuestionsAtom.refetchAtom)
  return (
    <QueryView
      shape="form"
      remote={remote}
      failed="questions_failed"
      onRetry={() => refetch()}
      empty={<EmptyState icon={CircleHelp} text={t("no_questions")} />}
    >
      {(offered) => <QuestionForm offered={offered} />}
    </QueryView>
  )
}

/** Assumed: new answers replace all old ones, and the gateway requires no verification. */
export const QuestionsPart = () => {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const remote = useAtomValue(answeredSecurityQuestionsAtom)
  const refetch = useSetAtom(answeredSecurityQuestionsAtom.refetchAtom)
  return (
    <>
      <h2 className={styles["heading"]}>{t("security_questions")}</h2>
      <QueryView remote={remote} failed="questions_failed" onRetry={() => refetch()} empty={<Offer />}>
        {(own) =>
          isChanging ? (
            <Offer />
          ) : (
            <>
              <ul className={styles["cards"]} aria-label={t("security_questions")}>
                {own.map(({ questionId, question }) => (
                  <li key={questionId} className={styles["card"]}>
                    {question}
                  </li>
                ))}
              </ul>
              <p className={styles["lead"]}>{t("questions_kept")}</p>
              <Button wide onPress={() => setChanging(true)}>
                {t("change_answers")}
              </Button>
            </>
          )
        }
      </QueryView>
    </>
  )
}
