import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { offeredQuestionsAtom, ownQuestionsAtom, questionsForm } from "#atoms/account/security.ts"
import * as Security from "#domain/account/Security.ts"
import { Button } from "#ui/basic/Button.tsx"
import { Select } from "#ui/form/Select.tsx"
import { TextField } from "#ui/form/TextField.tsx"

import { RemoteView } from "../RemoteView.tsx"
import styles from "./Security.module.css"
import { useSentForm } from "./useSentForm.ts"

interface Offered {
  readonly offered: ReadonlyArray<Security.Question>
}

const QuestionForm = ({ offered }: Offered) => {
  const { t } = useTranslation()
  const form = useSentForm(questionsForm)
  const [answers, setAnswers] = useState(() => Security.unanswered(offered))
  const edit = (index: number, change: Partial<Security.Answered>, field: string) => {
    setAnswers((before) => before.map((each, place) => (place === index ? { ...each, ...change } : each)))
    form.edited(field)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    form.submit(answers)
  }
  return (
    <form aria-label={t("security_questions")} noValidate onSubmit={onSubmit}>
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
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t("submit_form")}
      </Button>
    </form>
  )
}

const Offer = () => {
  const remote = useAtomValue(offeredQuestionsAtom)
  const ask = useSetAtom(offeredQuestionsAtom)
  return (
    <RemoteView remote={remote} failed="questions_failed" onRetry={() => ask()}>
      {(offered) => <QuestionForm offered={offered} />}
    </RemoteView>
  )
}

/** The member's questions. Assumed: new answers replace all old ones, and the gateway requires no proof. */
export const QuestionsPart = () => {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const remote = useAtomValue(ownQuestionsAtom)
  const ask = useSetAtom(ownQuestionsAtom)
  return (
    <>
      <h2 className={styles["heading"]}>{t("security_questions")}</h2>
      <RemoteView remote={remote} failed="questions_failed" onRetry={() => ask()} empty={<Offer />}>
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
      </RemoteView>
    </>
  )
}
