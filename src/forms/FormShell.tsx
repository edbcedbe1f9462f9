import {
  type ComponentType,
  cloneElement,
  type FormEvent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react"
import { Form } from "react-final-form"
import { useBrowserLayoutEffect } from "../components/hooks/useBrowserLayoutEffect"
import { requestToast } from "../components/toasts/requestToast"
import { fill } from "../site/fill"
import { useForms } from "../site/useForms"
import { useSite } from "../site/useSite"
import { ContactNote } from "./ContactNote"
import type { DraftNoticeProps } from "./drafts/DraftNotice"
import { FormSession } from "./FormSession"
import * as styles from "./FormShell.module.css"
import { type Controls, FormFields } from "./fields/FormFields"
import { TrapField } from "./fields/TrapField"
import type { DialCode } from "./formTables"
import { defaultsOf, type FieldValues, type FormName } from "./formTables"
import { loadSending } from "./loadSending"
import { NoScriptNote } from "./NoScriptNote"
import { PlainPost, plainAttributes } from "./PlainPost"
import { SentPanel } from "./SentPanel"
import { SubmitButton } from "./SubmitButton"
import { SubmitFailure, type SubmitFailureProps } from "./SubmitFailure"
import type { SiteForm } from "./siteForm"
import { useShownValues } from "./useShownValues"

/**
 * Forces a synchronous second render, before which React runs the effects that subscribe the fields to the form.
 * Otherwise a key pressed in between would be lost: React would reset the field to its first value.
 */
const EffectsFlush = () => {
  const [, setRendered] = useState(false)
  useBrowserLayoutEffect(() => setRendered(true), [])
  return null
}

/** Without its code a restored draft shows no notice. */
const DraftNotice = lazy<ComponentType<DraftNoticeProps>>(() =>
  loadSending().then(
    ({ DraftNotice }) => ({ default: DraftNotice }),
    () => ({ default: () => null }),
  ),
)

interface FormShellProps extends SubmitFailureProps {
  form: FormName
  controls: Controls
  copy: SubmitFailureProps["copy"] & { readonly submit: string; readonly sending: string; readonly success: string }
  /** The message on success, if it is not the form's own; empty while a dialog shows it. */
  confirmation?: string
  /** Initial values from the data or the page. */
  initialValues?: FieldValues
  /** The dial codes that can be chosen. */
  codes?: readonly DialCode[]
  /** Name of the draft; by default the form's name. */
  draft?: string
  /** Name of a consent field. While it is unticked the button looks disabled; a click still says why. */
  requiredConsent?: string
  /** Whether the form is a single line in a block of colour. */
  inline?: boolean
  /** Fills in what the page's address requests. Returns a function that cancels what is still pending. */
  preset?: (form: SiteForm) => () => void
  /**
   * Tells that it was sent, in place of a toast; `isShown` says whether the form is still on the page, `reference` names the
   * reference, if there is one.
   */
  onSent?: (isShown: boolean, reference: string | undefined) => void
  /** Whether the page is for a country whose law restricts our services. */
  restricted?: boolean
  /** Content above the fields. */
  children?: ReactNode
}

const noCodes: readonly DialCode[] = []

/** A form with its draft, button and outcome; the static HTML already contains it. */
export const FormShell = (props: FormShellProps) => {
  const { form: name, copy, draft = name, codes = noCodes, preset, inline, toastMs } = props
  const element = useRef<HTMLFormElement>(null)
  /** Tells the outcome by a toast where the form uses them, or once the visitor has gone to a page without the form. */
  const tell = (kind: "success" | "error", text: string, isShown: boolean) => {
    if (toastMs || !isShown) requestToast({ kind, text, time: toastMs })
  }
  const { leads } = useSite()
  const { nextSteps, rules } = useForms()
  const [session] = useState(() => {
    const defaults = { ...defaultsOf(name), ...props.initialValues }
    const accepted = { codes, emailEnding: rules.emailEnding }
    return FormSession.open(name, draft, defaults, { accepted, ...leads })
  })
  const [isRestored, setRestored] = useState(false)
  const [reference, setReference] = useState<string>()
  const { form } = session

  const tellSent = (isShown: boolean, sent: string | undefined) => {
    setReference(sent)
    const named = sent && nextSteps && !inline ? fill(nextSteps.reference, { reference: sent }) : undefined
    if (props.onSent) props.onSent(isShown, named)
    else tell("success", isShown || !named ? copy.success : `${copy.success} ${named}`, isShown)
  }

  // Before what the form shows is taken: what was chosen before hydration replaces what the address requests.
  useBrowserLayoutEffect(() => preset?.(form), [form, preset])
  const takeShown = useShownValues(name, form, element, codes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session keeps the callbacks of its first render
  useEffect(
    () =>
      session.show({
        onSent: tellSent,
        onFailed: (isShown) => tell("error", copy.failure, isShown),
        onRestored: setRestored,
      }),
    [session],
  )
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) session.prepare()
  }, [session])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    takeShown()
    session.submit(event.currentTarget)
  }
  const clear = () => {
    session.empty()
    element.current?.querySelector<HTMLElement>("input, select, textarea")?.focus()
  }

  /** The form with an address, if it can be sent without scripts. */
  const addressed = (shown: ReactElement) =>
    process.env.GATSBY_FORMS ? cloneElement(shown, plainAttributes(name, props.restricted)) : shown

  return (
    <Form<FieldValues> form={form} onSubmit={session.send} subscription={{ submitting: true }}>
      {({ submitting }) => (
        <>
          <SentPanel
            form={name}
            words={props.confirmation ?? copy.success}
            toldElsewhere={toastMs !== undefined}
            inline={inline}
            reference={reference}
            subject={props.subject ?? copy.name}
            email={props.email}
            restricted={props.restricted}
          />
          {addressed(
            <form
              ref={element}
              className={inline ? styles.inline : styles.form}
              aria-label={copy.name}
              aria-busy={submitting}
              // Without scripts nothing is sent, not even with Enter: browsers ignore this method outside dialogs.
              method="dialog"
              noValidate
              data-draft={draft}
              onFocus={session.prepare}
              onBlur={takeShown}
              onChange={() => form.getState().submitSucceeded && session.clearOutcome()}
              onSubmit={submit}
            >
              <SubmitFailure {...props} />
              {props.children}
              {process.env.GATSBY_FORMS ? (
                <PlainPost form={name} restricted={props.restricted} className={styles.note} />
              ) : (
                <NoScriptNote />
              )}
              <FormFields form={name} controls={props.controls} copy={copy.fields} codes={codes} />
              <TrapField />
              <SubmitButton copy={copy} requiredConsent={props.requiredConsent} strong={inline} />
              <ContactNote />
              {/* It has its place from the start, so that nothing moves when a draft is restored. */}
              <div className={styles.restored}>
                {/* Only with its content: React would discard the HTML of a boundary that changes before it is hydrated. */}
                {isRestored && (
                  <Suspense>
                    <DraftNotice draft={draft} onClear={clear} className={styles.clear} />
                  </Suspense>
                )}
              </div>
              <EffectsFlush />
            </form>,
          )}
        </>
      )}
    </Form>
  )
}
