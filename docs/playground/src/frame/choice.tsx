/** A label with a list to choose from. */
export type ChoiceProps<K extends string> = {
  readonly label: string;
  readonly value: K;
  /** The text of each choice, in their order. */
  readonly options: Readonly<Record<K, string>>;
  readonly onChoose: (value: K) => void;
};

export function Choice<K extends string>({ label, value, options, onChoose }: ChoiceProps<K>) {
  return (
    <label class="kit-choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value as K)}>
        {(Object.keys(options) as K[]).map((key) => (
          <option key={key} value={key}>
            {options[key]}
          </option>
        ))}
      </select>
    </label>
  );
}
