-- For wrk: each connection waits between its requests, the milliseconds of the argument on average.
local pause

function init(arguments)
	pause = tonumber(arguments[1])
end

function delay()
	return math.random(0, 2 * pause)
end
