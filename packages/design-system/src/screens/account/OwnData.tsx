import { type Cpf, formatCpf } from "@petbox/domain/identity/cpf";
import { accountPaths } from "@petbox/domain/site/paths";
import { type ReactNode, useId } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { EmailText } from "../session/EmailText.tsx";
import { Action, Fact, Facts, Note, Term, Value } from "./OwnData.styles.ts";

/** The account's owner. */
interface AccountUser {
  /** Empty if the customer has not given it yet. */
  readonly name: string;
  readonly email: string;
  readonly cpf?: Cpf;
  /** The customer's code at the payment service; the area asks for the registration of a customer without one. */
  readonly moipCode?: string | undefined;
  /** The profile name without the @. */
  readonly instagram?: string;
}

export interface OwnDataProps {
  readonly user: AccountUser;
  readonly onChangeInstagram: () => void;
  readonly onChangePassword: () => void;
}

/** The subscriber's data, with buttons for the editable facts and notes for the rest (SUB-068, SUB-070 to SUB-073). */
export function OwnData({ user, onChangeInstagram, onChangePassword }: OwnDataProps) {
  const { name, email, cpf, moipCode, instagram } = user;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="s4">
        <Heading headingLevel={2} id={titleId}>
          Seus dados
        </Heading>
        <Card>
          <Facts>
            <Known term="Nome">{name === "" ? "Não informado" : name}</Known>
            <Known
              term="E-mail"
              note={
                <>
                  É com ele que você entra. Para mudar, <Support />.
                </>
              }
            >
              <EmailText email={email} />
            </Known>
            <Known
              term="CPF"
              note={
                cpf !== undefined ? (
                  <>
                    O CPF não muda. Se houver um erro, <Support />.
                  </>
                ) : moipCode === undefined ? (
                  <>
                    <Link href={accountPaths.area}>Complete seu cadastro</Link> na área do assinante.
                  </>
                ) : (
                  <>
                    Para informar, <Support />.
                  </>
                )
              }
            >
              {cpf === undefined ? "Não informado" : formatCpf(cpf)}
            </Known>
            <Known
              term="Instagram"
              action={
                <Button variant="secondary" size="small" onClick={onChangeInstagram}>
                  <span>{instagram === undefined ? "Informar" : "Alterar"}</span>
                  <VisuallyHidden> Instagram</VisuallyHidden>
                </Button>
              }
            >
              {instagram === undefined ? "Não informado" : `@${instagram.replace(/^@/, "")}`}
            </Known>
            <Known
              term="Senha"
              action={
                <Button variant="secondary" size="small" onClick={onChangePassword}>
                  Alterar
                  <VisuallyHidden> senha</VisuallyHidden>
                </Button>
              }
            >
              <span aria-hidden>••••••••</span>
              <VisuallyHidden>Escondida</VisuallyHidden>
            </Known>
          </Facts>
        </Card>
      </Stack>
    </section>
  );
}

interface KnownProps {
  readonly term: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

function Known({ term, children, note, action }: KnownProps) {
  return (
    <Fact>
      <Term>{term}</Term>
      <Value>{children}</Value>
      {action === undefined ? null : <Action>{action}</Action>}
      {note === undefined ? null : <Note>{note}</Note>}
    </Fact>
  );
}

function Support() {
  return (
    <Link href={outsideLinks.help} newTab>
      fale com a gente
    </Link>
  );
}
