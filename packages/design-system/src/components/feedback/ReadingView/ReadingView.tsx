import type { Reading } from "@petbox/domain/reading/reading";
import type { ComponentProps, ReactNode } from "react";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { ReadingFailure } from "./ReadingFailure.tsx";
import { type ReadingViewTexts, readingViewTexts } from "./readingViewTexts.ts";

export interface ReadingViewProps<Value> extends Omit<ComponentProps<"div">, "children"> {
  /** How far the reading has come: on its way, the value, or why it failed and how to try again. */
  reading: Reading<Value>;
  /** In the value's place while it is on its way. Where both are the same component, it stays, with what it remembers. */
  skeleton: ReactNode;
  /** In the place of null, or of a list without entries. */
  empty?: ReactNode;
  /** What is made of the value. */
  children: (value: NonNullable<Value>) => ReactNode;
  /**
   * How a failure looks: "block" where nothing else is to be seen, "inline" where it is a small part of what is.
   * @default "block"
   */
  variant?: "block" | "inline" | undefined;
  /**
   * The level of the failure's heading, where it is a block.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** @default "Carregando", "Não deu para carregar", what the failure says, "Tentar de novo" */
  texts?: Partial<ReadingViewTexts> | undefined;
}

/**
 * What is read from the server: its place while it is on its way, the value, what stands there when there is none, or why
 * it failed and the button that tries again. The keyboard's place is kept when that button goes.
 */
export function ReadingView<Value>(props: ReadingViewProps<Value>) {
  const { reading, skeleton, empty = null, children, variant = "block", headingLevel = 2, texts, ...rest } = props;
  const { loadingLabel, ...failureTexts } = { ...readingViewTexts, ...texts };

  function content(): ReactNode {
    if (reading.status === "loading") return skeleton;
    if (reading.status === "failed") {
      return <ReadingFailure reading={reading} variant={variant} headingLevel={headingLevel} texts={failureTexts} />;
    }
    const { value } = reading;
    if (value == null || (Array.isArray(value) && value.length === 0)) return empty;
    return children(value);
  }

  return (
    <div {...rest}>
      {loadingLabel === "" ? null : (
        <VisuallyHidden role="status">{reading.status === "loading" ? loadingLabel : ""}</VisuallyHidden>
      )}
      <KeptFocus shown={reading.status}>{content()}</KeptFocus>
    </div>
  );
}
