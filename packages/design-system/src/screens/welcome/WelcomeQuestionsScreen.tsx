import { fieldMessages } from "@petbox/domain/fieldErrors";
import { photoRefusedMessage } from "@petbox/domain/pet/photo";
import { type NamedPet, withArticle } from "@petbox/domain/pet/phrases";
import { accepted, rejected } from "@petbox/domain/result";
import { welcomeMessages } from "@petbox/domain/welcome/messages";
import { answersOf, formValuesOf, type PetAnswers, stepErrors } from "@petbox/domain/welcome/petAnswers";
import { type QuestionnaireVariant, stepCount, welcomeStepAt, welcomeSteps } from "@petbox/domain/welcome/welcomeSteps";
import { useId, useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { ProgressBar } from "../../components/status/ProgressBar/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { Step, StepActions } from "./WelcomeQuestionsScreen.styles.ts";
import { WelcomeStepFields } from "./WelcomeStepFields.tsx";
import { stepHelp, stepTitle } from "./welcomeQuestions.ts";

export interface WelcomeQuestionsScreenProps {
  readonly pet: NamedPet;
  readonly variant: QuestionnaireVariant;
  /** Index of the current step, from 0. */
  readonly place: number;
  /** The saved answers. */
  readonly saved: PetAnswers;
  /** URL of the current photo. */
  readonly image: string | undefined;
  /** Whether the step is being completed, which uploads a new photo. */
  readonly pending: boolean;
  /** Whether the photo was refused, so another is needed (MAN-276). */
  readonly photoRefused: boolean;
  /** Whether a photo was chosen before a reload, which lost it. */
  readonly photoLost: boolean;
  /** Called when the photo changes; undefined if it was removed. */
  readonly onPhotoChange: (photo: File | undefined) => void;
  /** Completes the step. @param photo the current photo, uploaded or not. */
  readonly onNext: (answers: PetAnswers, photo: File | undefined) => void;
  readonly onBack: () => void;
}

/**
 * The questions after checkout, one step at a time (MAN-079 to MAN-081, MAN-265 to MAN-272). All steps share one form, so that going back
 * keeps all answers.
 */
export function WelcomeQuestionsScreen(props: WelcomeQuestionsScreenProps) {
  const { pet, variant, place, saved, image, pending, photoRefused, photoLost } = props;
  const { onPhotoChange, onNext, onBack } = props;
  const [photo, setPhoto] = useState<File>();
  const [refused, setRefused] = useState<File>();
  const title = useRef<HTMLHeadingElement>(null);
  const placeId = useId();
  const current = welcomeStepAt(variant, place);
  const { step, of } = stepCount(variant, place);
  const shown = formValuesOf(saved);

  useAfterChange(place, () => title.current?.focus({ preventScroll: true }));

  function parse(values: FormValues) {
    const codes = stepErrors(current, variant, values);
    const pictureGiven = photo !== undefined || image !== undefined;
    return Object.keys(codes).length === 0
      ? accepted(answersOf(values, pictureGiven))
      : rejected(fieldMessages(codes, welcomeMessages));
  }

  const isNewPhoto = current === "photo" && photo !== undefined;
  return (
    <Card>
      <Form
        parse={parse}
        pending={pending}
        aria-label={`Perguntas sobre ${withArticle(pet)}`}
        onSubmit={(answers) => {
          setRefused(photo);
          onNext(answers, photo);
        }}
      >
        <Stack gap="s5">
          <Stack gap="s2">
            <Text id={placeId} size="small" weight="semibold" tone="soft">
              {`Passo ${step} de ${of}`}
            </Text>
            <ProgressBar label={`Passo ${step} de ${of}`} value={step} max={of} />
          </Stack>
          <Stack gap="s2">
            <Heading headingLevel={2} tabIndex={-1} ref={title} aria-describedby={placeId}>
              {stepTitle(current, pet)}
            </Heading>
            {variant === "optional" ? <Text tone="soft">{stepHelp(current, pet)}</Text> : null}
          </Stack>
          {current === "photo" && photoLost && photo === undefined ? (
            <Alert tone="info">
              A foto que você tinha escolhido ainda não foi enviada. Se quiser mandar, escolha de novo.
            </Alert>
          ) : null}
          {welcomeSteps[variant].map((each) => (
            <Step key={each} hidden={each !== current}>
              <WelcomeStepFields
                step={each}
                pet={pet}
                variant={variant}
                shown={shown}
                picture={image}
                pending={pending}
                hasNewPhoto={isNewPhoto}
                onPhotoChange={(next) => {
                  setPhoto(next);
                  onPhotoChange(next);
                }}
              />
            </Step>
          ))}
          {photoRefused && current === "photo" && photo === refused && !pending ? (
            <Alert tone="warning" role="alert" ref={bringIntoView}>
              {photoRefusedMessage}
            </Alert>
          ) : null}
          <StepActions>
            {place === 0 ? null : (
              <Button variant="secondary" onClick={onBack} aria-disabled={pending || undefined}>
                Voltar
              </Button>
            )}
            <Button
              type="submit"
              pending={pending}
              texts={{ pendingLabel: isNewPhoto ? "Enviando a foto" : "Salvando" }}
            >
              {isNewPhoto ? "Usar esta foto e continuar" : "Próximo"}
            </Button>
          </StepActions>
        </Stack>
      </Form>
    </Card>
  );
}
