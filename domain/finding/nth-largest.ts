/** The number that so many are as large as or larger; changes the order of `numbers`. */
export function nthLargest(numbers: Float64Array, count: number): number {
  const wanted = numbers.length - count
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const pivot = numbers[(low + high) >> 1]!
    let [left, right] = [low, high]
    while (left <= right) {
      while (numbers[left]! < pivot) left++
      while (numbers[right]! > pivot) right--
      if (left > right) break
      const swapped = numbers[left]!
      numbers[left++] = numbers[right]!
      numbers[right--] = swapped
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  return numbers[wanted]!
}
