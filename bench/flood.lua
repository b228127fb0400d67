-- What wrk asks for: pages that nobody has made yet.
local turn = 0
local name = os.time()

request = function()
  turn = turn + 1
  return wrk.format("GET", "/products?q=flood+" .. name .. "+" .. turn)
end
