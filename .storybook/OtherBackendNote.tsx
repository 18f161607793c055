import { Container } from "@petbox/design-system/components/Container";
import { Text } from "@petbox/design-system/components/Text";

/** Says above a screen that its story was written for another server than the one chosen in the toolbar. */
export function OtherBackendNote() {
  return (
    <Container width="column">
      <aside aria-label="Sobre o servidor escolhido na barra">
        <Text size="small" tone="soft">
          O servidor é o da barra de cima, não o da história. Use a tela à vontade: se o roteiro da história parar no
          meio, foi por isso, e não por erro da tela.
        </Text>
      </aside>
    </Container>
  );
}
