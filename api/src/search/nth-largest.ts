/** The n-th largest value, or the smallest one if there are fewer, by quickselect. Reorders the values. */
export function nthLargest(values: Float64Array, n: number): number {
  const target = Math.max(0, values.length - n);
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const { left, right } = partition(values, low, high);
    if (target <= right) high = right;
    else if (target >= left) low = left;
    else break;
  }
  return values[target] ?? 0;
}

/** Hoare's partition: up to `right` no value is greater than the pivot, from `left` on none is smaller; between them all are equal. */
function partition(values: Float64Array, low: number, high: number): { left: number; right: number } {
  const pivot = values[(low + high) >> 1] ?? 0;
  let left = low;
  let right = high;
  while (left <= right) {
    while ((values[left] ?? 0) < pivot) left++;
    while ((values[right] ?? 0) > pivot) right--;
    if (left > right) break;
    const swapped = values[left] ?? 0;
    values[left++] = values[right] ?? 0;
    values[right--] = swapped;
  }
  return { left, right };
}
