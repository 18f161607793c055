import { photoRefusedMessage } from "@petbox/domain/pet/photo";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { type AnswerFormValues, answerLimit } from "@petbox/domain/welcome/petAnswers";
import type { QuestionnaireVariant, WelcomeStep } from "@petbox/domain/welcome/welcomeSteps";
import { PhotoUpload } from "../../components/forms/PhotoUpload/index.ts";
import { RadioGroup } from "../../components/forms/RadioGroup/index.ts";
import { TextField } from "../../components/forms/TextField/index.ts";
import { type Choice, foodFields, ownerChoices, petChoices } from "./welcomeQuestions.ts";

interface WelcomeStepFieldsProps {
  readonly step: WelcomeStep;
  readonly pet: NamedPet;
  readonly variant: QuestionnaireVariant;
  /** The saved answers. */
  readonly shown: AnswerFormValues;
  readonly picture: string | undefined;
  readonly pending: boolean;
  /** Whether a photo was chosen, which the step uploads. */
  readonly hasNewPhoto: boolean;
  readonly onPhotoChange: (photo: File | undefined) => void;
}

/** Minimum length at which the character counter appears. */
const countedFrom = 150;

/** Errors of a refused photo in the specified wording, with advice in a line of its own (MAN-275, MAN-276, decision 73). */
const photoTexts = {
  notAPictureText: `${photoRefusedMessage}\nPrecisa ser uma foto em JPG, PNG ou WebP.`,
  brokenText: `${photoRefusedMessage}\nNão conseguimos abrir esta: tente outra, de preferência em JPG.`,
};

/** The questions of one step. */
export function WelcomeStepFields(props: WelcomeStepFieldsProps) {
  const { step, pet, variant, shown, picture, pending, hasNewPhoto, onPhotoChange } = props;
  switch (step) {
    case "pet":
      return <Choices choices={petChoices(pet, variant)} shown={shown} inline />;
    case "owner":
      return <Choices choices={ownerChoices(pet)} shown={shown} />;
    case "food":
      return foodFields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          hint={hint}
          defaultValue={shown[name]}
          limit={answerLimit}
          counterFrom={countedFrom}
          autoComplete="off"
        />
      ));
    case "photo":
      return (
        <>
          <PhotoUpload
            name="photo"
            label={`Foto ${ofPet(pet)}`}
            hint="Em JPG, PNG ou WebP, de até 1 MB."
            optional={variant === "required"}
            shrinks="when-asked"
            camera
            currentSrc={picture}
            pending={pending}
            onValueChange={onPhotoChange}
            // Without a new photo the field waits too, but nothing is being uploaded.
            texts={hasNewPhoto ? photoTexts : { ...photoTexts, pendingLabel: "" }}
          />
          {variant === "required" ? (
            <TextField
              name="instagram"
              label={`Instagram ${ofPet(pet)}`}
              defaultValue={shown.instagram}
              autoCapitalize="none"
              autoComplete="off"
              optional
            />
          ) : null}
        </>
      );
    case "slides":
      return null;
  }
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly shown: AnswerFormValues;
  readonly inline?: boolean;
}

function Choices({ choices, shown, inline }: ChoicesProps) {
  return choices.map(({ name, question, options, optional }) => (
    <RadioGroup
      key={name}
      name={name}
      label={question}
      options={options}
      defaultValue={shown[name]}
      optional={optional}
      inline={inline}
    />
  ));
}
